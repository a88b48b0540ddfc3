import { readFileSync, writeFileSync } from 'node:fs';
import { machineLine } from '../support/figures.ts';
import type { Verdict } from './judge-text.ts';
import { gapTable, organisationTable, personTable, totalsTable } from './tables.ts';

const title = '## From a description to the right plan';
const page = new URL('../../docs/generation.md', import.meta.url);

export const sumTables = (verdicts: readonly Verdict[]): string =>
  [personTable, organisationTable, totalsTable, gapTable].map((table) => table(verdicts)).join('\n\n');

/** The last section of docs/generation.md. */
export const planSection = (verdicts: readonly Verdict[]): string => `${title}

\`node bench/plans/judge.ts\` reads 36 texts of 40 to 180 words into plans: six voices (a terse tradesman, a chatty secretary, a
teacher, a non-native speaker, a project manager with bullet lists, somebody dictating on the phone) describe the same six
organisations. They, and what would be right, were written by somebody who had read neither the builder nor its other
descriptions. It builds nothing: it counts the presses on the plan that make it right, each carried out by the product's own code.

- **Right by words**: nothing has to be pressed.
- **Presses**: one each for a thing, field, link, public page or form added, a thing or field renamed or removed, another kind,
  the choices of a field, what a form asks, and who may see what. The fewest that were found.
- **Starter app**: presses from the one that the product offers for the text, where it offers one.
- **From nothing**: presses from the app that words which describe nothing get.
- **Told**: things, fields, links, pages, forms and rules that the text tells. Fields beyond those count only where they were
  read of words that told of no such thing.
- **Left**: what no press put right. Not counted is what a plan cannot say ("only finished projects").

On 2026-11-28, before anybody worked with these texts:
${first}.

${machineLine()}.

${sumTables(verdicts)}
`;

const first =
  '0 of 36 right by words, 3 within 5 presses, 11.1 presses from the words, 9.5 where a starter app may be chosen as well, 16.6 from nothing';

/** Puts the section where it stands, without measuring the rest of the page anew. */
export function writeSection(verdicts: readonly Verdict[]): void {
  const [before = ''] = readFileSync(page, 'utf8').split(`\n${title}\n`);
  writeFileSync(page, `${before.trimEnd()}\n\n${planSection(verdicts)}`);
}
