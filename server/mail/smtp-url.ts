const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** Whether this url sends a password to another machine, which is done through TLS only. */
export function needsTls(url: string): boolean {
  const { username, password, hostname } = new URL(url);
  return (username !== "" || password !== "") && !isLoopback(hostname);
}

/** nodemailer takes settings from the query; these decide whether the connection is encrypted. */
export const changesEncryption = (url: string) =>
  [...new URL(url).searchParams.keys()].some((name) => /^(?:secure|\w*TLS)$/i.test(name));
