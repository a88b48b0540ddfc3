import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a child said of its job; an empty text where it ended without a word. */
export type ChildReply = { said: string; complained: string; isLate: boolean };

/**
 * Gives a job, as JSON, to a process of its own and answers what that wrote: what people and models wrote must neither
 * hold up the server nor end it. Throws where no process could be started.
 */
export async function runInChild(script: string, job: unknown, longestMs: number): Promise<ChildReply> {
  const child = spawn(process.execPath, [script], {
    // Nothing of the server's environment: the child reads what people and models wrote.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  // A child that ends early closes the pipe; its outcome says why.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(job));
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  // The only signal that we send is the one for lateness.
  return { said, complained, isLate: child.killed };
}
