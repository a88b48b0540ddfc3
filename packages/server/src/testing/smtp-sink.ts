import { afterAll } from 'vitest';
import { openMailServer, type SmtpSink } from './mail-server.ts';

/** A mail server on this machine for the tests of one file. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = await openMailServer();
  afterAll(sink.close);
  return sink;
}
