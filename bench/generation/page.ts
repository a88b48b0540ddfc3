import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Judged } from '@sayso/e2e/acceptance/judge-one';
import { judgeAll } from '../plans/judge-text.ts';
import { planSection } from '../plans/section.ts';
import { machineLine } from '../support/figures.ts';
import type { Result } from './result.ts';
import { sumsOf } from './sums.ts';
import { domainTable, errorTable, failedTable, firstTable, setTable } from './tables.ts';

export const writePage = (results: readonly Result[], first: readonly Judged[]): Promise<void> =>
  writeFile(join(import.meta.dirname, '../../docs/generation.md'), page(results, first));

/** docs/generation.md: prose that stays, and what the last whole run found. */
function page(results: readonly Result[], first: readonly Judged[]): string {
  const sums = sumsOf(results);
  return `# What the built-in builder makes of words

Without a model of its own, Sayso builds from words by rules: it reads sentences into things, their attributes, states and
relations, adds what such things usually have, and writes entities, pages and sample records from that plan. It knows no
description by its text: its lexicon holds concepts, field words and kinds of apps.

**Understands on a first build.** Things with attributes ("books with ISBN, author, copies"), lists in brackets and bullets,
choices ("idea/booked/recorded"), workflows ("move through ..."), ranges ("1-10"), units ("in kg"), relations ("each car
belongs to a customer"), formulas within a record ("total = guests times price"), what a page shows ("overdue list", "income by
month"), boards, calendars, charts, public pages, carts, standings, timesheets, pages that people meet on and pages that do
something by themselves, styles and colours.

**Understands as a change.** Adding, renaming and removing fields, things and pages; choices of a field; charts, lists and
figures; colours, styles and dark mode; who may do what.

**Does not understand.** Formulas and rules of its own across records, several roles beyond admin and user, mails and other
deeds that happen by themselves, languages other than English. What it could not read it names at the end of its answer.

## How it is measured

\`npm run bench:generation\` builds every description of \`bench/generation/\` on the product as its users start it and does in
Chromium what people would. Those sets were written by people who had not seen the lexicon. The known ones were worked with;
the held-out ones are read by scripts alone, which keep sums and no words.

- **Plan**: *usable* has 75% of the expected entities and 70% of their fields and at most 2 entities that nobody asked for;
  *right* has all entities, 90% of fields and pages and at most 1 such entity.
- **Statements**: each says something that a person can check. One judge per kind of statement (\`bench/generation/checks/\`)
  fills in the form, reads the table, drags the card, publishes and comes back as a stranger or as a second person. What its
  author calls things is found by names, labels and the set's own groups of words. A place that is not found is a failure.
- **Changes**: two requests a description, sent by chat one after the other; *done* where all their statements hold, *answered*
  where the assistant spoke of it.
- **Probe**: for each kind of record, on the screen: create, search, edit, filter, reload, delete, gone; and that neither
  another person nor a visitor reads what is not theirs.
- **Pages**: all opened at 1440 px, what the console says counted, judged by axe (serious and critical), and measured for
  sideways scroll at 390 px.
- **Times**: from sending the text to the first byte of the answer and to a preview that answers; two apps are built and judged
  at the same time on the machine that serves them. The same text gave the same bytes for ${sums.sameBytes.held} of ${sums.sameBytes.of}.

${machineLine()}.

${setTable(results)}

## By domain, known sets

${domainTable(results)}

## What does not hold, by kind

${errorTable(results)}

Statements of the known sets that do not hold, with what was seen:

${failedTable(results)}

## The first 15 descriptions

Those of \`bench/descriptions.json\` have judges of their own, one a statement (\`e2e/acceptance/judges/\`); the builder was
worked on with them in view. \`node e2e/acceptance/judge.ts\` judges them alone.

${firstTable(first)}

${planSection(judgeAll())}`;
}
