/** Loaded before a server by `startServerProcess`: its clock goes wrong by so many milliseconds. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (real, args) =>
    Reflect.construct(real, args.length === 0 ? [real.now() + shift] : args),
  apply: (real) => new real(real.now() + shift).toString(),
  get: (real, name) => (name === "now" ? () => real.now() + shift : Reflect.get(real, name)),
});
