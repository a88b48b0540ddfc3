import { createTransport } from 'nodemailer';
import { type MailDriver, type MailMessage, MailRefused } from './message.ts';

/** How long a mail server may be silent before the try counts as failed. */
const patienceMs = 20_000;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

type Deps = { url: string; from: string; silenceMs?: number };

/** Hands mail to a mail server. */
export function createSmtp({ url, from, silenceMs = patienceMs }: Deps): MailDriver {
  const settings = connectionOf(new URL(url));
  const hand = async (message: MailMessage, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    const transport = createTransport({
      ...settings,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { fromName, to, ...content } = message;
    const sending = transport.sendMail({
      ...content,
      // As an object an address is one address, whatever it holds.
      to: { name: '', address: to },
      from: { name: (fromName ?? '').replace(/\s+/g, ' '), address: from },
    });
    try {
      await Promise.race([sending, aborted(signal)]);
    } finally {
      transport.close();
    }
  };
  return {
    send: (message, signal) =>
      hand(message, signal).catch((error: unknown) => {
        throw plain(error);
      }),
  };
}

/** A password goes over the wire encrypted, unless the server is on this machine. */
function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth, requireTLS: !secure && !loopback.test(hostname) }),
  };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
  });
}

/** The codes of what went wrong: a server's own words may repeat the message. */
function plain(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const text = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const said = `The mail server did not take a message (${text.join(' ') || 'no reason given'})`;
  // A server that refuses us altogether may be set right; one that refuses the receiver will not be.
  const isFinal = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  return isFinal ? new MailRefused(said) : new Error(said);
}
