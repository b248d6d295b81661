/** Reads a Node process's heap through its inspector, after a forced collection: only what is really held counts. */
export async function heapAfterCollection(stderr: () => string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(stderr())?.[0];
  if (!address) throw new Error("The server offers no inspector.");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let id = 0;
  const ask = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const own = ++id;
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== own) return;
        socket.removeEventListener("message", listen);
        resolve(answer.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id: own, method }));
    });
  await ask("HeapProfiler.collectGarbage");
  await ask("HeapProfiler.collectGarbage");
  const { usedSize } = await ask("Runtime.getHeapUsage");
  socket.close();
  return usedSize;
}
