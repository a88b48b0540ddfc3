import { text } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

/** One PDF in a process of its own: base64 as JSON on standard input, its text as JSON on standard output. */
const { base64, mostPages } = JSON.parse(await text(process.stdin)) as { base64: string; mostPages: number };

const say = (outcome: { text: string; pages: number } | { problem: 'locked' | 'broken' }) =>
  process.stdout.write(JSON.stringify(outcome));

try {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')), { verbosity: 0 });
  const { totalPages, text: pages } = await extractText(document, { mergePages: false });
  say({ text: pages.slice(0, mostPages).join('\n\n'), pages: totalPages });
} catch (error) {
  say({ problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' });
}
