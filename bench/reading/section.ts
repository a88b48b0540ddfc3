import { readFileSync, writeFileSync } from 'node:fs';
import { machineLine } from '../support/figures.ts';
import { type Measured, readingTable } from './measure.ts';

const title = '## Reading';
const page = new URL('../../docs/performance.md', import.meta.url);

const section = (rows: readonly Measured[]): string => `${title}

\`node bench/reading/run.ts\` reads descriptions and counts what of the text the plan has: 300 by six hands, annotated by those who
wrote them (\`bench/reading/examples\`), and 24 of which answers of three manners were written by hand from the reading prompt
(\`bench/reading/drafts\`): careful, sloppy as weak models are, and wordy. These say what our checks and our completion make of such
answers, not what any model would answer: they come from one hand that knew the judge, and a few names were put into its words.
Only items count that the plan says come from the text; defaults do not. Deeds are verbs that records are kept for ("rent").
Where an answer is refused, the plan of the rules stands in, as in the product. Tokens are those of the answer, four letters
each where it was recorded. What is right of the 24 says nothing of deeds and kinds of people.

${machineLine()}.

${readingTable(rows)}
`;

/** Puts the section in its place: before the next one, or at the end. */
export function writeSection(rows: readonly Measured[]): void {
  const text = readFileSync(page, 'utf8');
  const [before = '', after = ''] = text.split(`\n${title}\n`);
  const next = after.indexOf('\n## ');
  const rest = next < 0 ? '' : after.slice(next);
  writeFileSync(page, `${before.trimEnd()}\n\n${section(rows).trimEnd()}\n${rest}`);
}
