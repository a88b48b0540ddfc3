import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** `text` is the source with its soft line ends and escapes undone, as a reader shows it. */
export type Caught = { from: string; to: string[]; text: string };

/** A mail server on this machine that keeps what it is given. */
export async function openMailServer() {
  const caught: Caught[] = [];
  const waiting: { accepts(mail: Caught): boolean; resolve(mail: Caught): void }[] = [];
  let mayTake: (address: string) => number = () => 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = mayTake(address);
      done(code === 250 ? null : Object.assign(new Error(`not ${address}`), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), text: readable(source) };
        caught.push(mail);
        done();
        for (const each of waiting) if (each.accepts(mail)) each.resolve(mail);
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Answers this code for a receiver instead of taking the mail. */
    answerWith: (code: (address: string) => number) => {
      mayTake = code;
    },
    /** The first mail that fits, caught before or to come. */
    next(accepts: (mail: Caught) => boolean): Promise<Caught> {
      const known = caught.find(accepts);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => waiting.push({ accepts, resolve }));
    },
  };
}
export type SmtpSink = Awaited<ReturnType<typeof openMailServer>>;

const readable = (source: string) =>
  source
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'));
