import { join } from 'node:path';
import { runInChild } from '@sayso/compiler/child-job';
import { pdfWords } from '../../texts/attached.ts';

const script = join(import.meta.dirname, 'pdf-process.ts');
const longestMs = 20_000;
const mostPages = 100;

export type PdfText = { text: string } | { why: string };

/** The text layer of a PDF. It is read in a process of its own: a file of strangers must not hold up the server. */
export async function pdfText(base64: string): Promise<PdfText> {
  const { said, isLate } = await runInChild(script, { base64, mostPages }, longestMs);
  if (said === '') return { why: isLate ? pdfWords.tooSlow : pdfWords.unreadable };
  const outcome = JSON.parse(said) as { text: string; pages: number } | { problem: 'locked' | 'broken' };
  if ('problem' in outcome)
    return { why: outcome.problem === 'locked' ? pdfWords.locked : pdfWords.notValid };
  if (!/[\p{L}\p{N}]{2}/u.test(outcome.text)) return { why: pdfWords.onlyImages };
  return { text: outcome.text };
}
