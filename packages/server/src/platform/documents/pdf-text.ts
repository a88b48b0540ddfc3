import { join } from 'node:path';
import { runInChild } from '@sayso/compiler/child-job';

const script = join(import.meta.dirname, 'pdf-process.ts');
const longestMs = 20_000;
const mostPages = 100;

export type PdfText = { text: string } | { why: string };

/** The text layer of a PDF. It is read in a process of its own: a file of strangers must not hold up the server. */
export async function pdfText(base64: string): Promise<PdfText> {
  const { said, isLate } = await runInChild(script, { base64, mostPages }, longestMs);
  if (said === '') return { why: isLate ? 'reading it took too long' : 'it couldn’t be read' };
  const outcome = JSON.parse(said) as { text: string; pages: number } | { problem: 'locked' | 'broken' };
  if ('problem' in outcome)
    return { why: outcome.problem === 'locked' ? 'it’s locked with a password' : 'it isn’t a valid PDF' };
  if (!/[\p{L}\p{N}]{2}/u.test(outcome.text))
    return { why: 'it has no text, only images of pages; copy the words into your message' };
  return { text: outcome.text };
}
