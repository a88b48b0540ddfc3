import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Judged, Verdict } from './judge-one.ts';

const line = (id: string, { statement, reason }: Verdict): string =>
  `| ${id} | ${statement} | ${reason === null ? 'holds' : `**does not hold**: ${reason.replace(/\|/g, '/')}`} |`;

const all = (judged: readonly Judged[]) => judged.flatMap(({ verdicts }) => verdicts);
const changes = (judged: readonly Judged[]) =>
  judged.flatMap(({ followups }) => followups.flatMap(({ verdicts }) => verdicts));
const holding = (verdicts: readonly Verdict[]) => verdicts.filter(({ reason }) => reason === null).length;

/** One line a description, then one a statement, then the sums. */
export function table(judged: readonly Judged[]): string {
  const short = (id: string) => id.replace(/^ex-/, '');
  const apps = judged.map(
    ({ id, domain, entities, pages, errors, verdicts }) =>
      `| ${short(id)} | ${domain} | ${entities.join(', ')} | ${pages} | ${errors.length} | ${holding(verdicts)} of ${verdicts.length} |`,
  );
  const statements = judged.flatMap(({ id, verdicts }) =>
    verdicts.map((verdict) => line(short(id), verdict)),
  );
  const followups = judged.flatMap(({ id, followups: asked }) =>
    asked.flatMap(({ say, verdicts }) => verdicts.map((verdict) => line(`${short(id)}: "${say}"`, verdict))),
  );
  const errors = judged.reduce((sum, one) => sum + one.errors.length, 0);
  return `${holding(all(judged))} of ${all(judged).length} statements hold on the first build, ${holding(changes(judged))} of ${changes(judged).length} after the change; ${errors} console errors.

| description | domain | entities | pages opened | console errors | statements |
|---|---|---|---|---|---|
${apps.join('\n')}

| description | statement | verdict |
|---|---|---|
${statements.join('\n')}

| change | statement | verdict |
|---|---|---|
${followups.join('\n')}`;
}

/** The page docs/generation.md; what was found of each description is counted anew. */
export async function generationPage(judged: readonly Judged[]): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const scores = await promisify(execFile)(process.execPath, [
    join(root, 'packages/blueprint/src/testing/print-scores.ts'),
  ]);
  return page(table(judged), scores.stdout.trim());
}

const page = (verdicts: string, scores: string): string => `# What the built-in builder makes of words

Without a model of its own, Sayso builds from words by rules: it reads sentences into things, their attributes,
states and relations, adds what such things usually have, and writes entities, pages and sample records from that
plan. It knows no description by its text: its lexicon holds concepts, field words and kinds of apps.

**Understands on a first build.** Things with attributes ("books with ISBN, author, copies"), attribute lists in
brackets, choices ("status todo, doing, done"; "monthly or yearly"; "idea/booked/recorded"), workflows ("move through
..."), ranges ("1-10"), units ("in kg"), relations ("each car belongs to a customer"), what a page shows ("overdue
list", "income by month", "today's arrivals"), boards, calendars, charts, public pages, carts, standings,
timesheets, styles and colours.

**Understands as a change.** Adding, renaming and removing fields, things and pages; choices of a field; charts,
lists and figures; colours, styles and dark mode; who may do what.

**Does not understand.** Formulas and rules of its own between records, several roles beyond admin and user, mails
and other deeds that happen by themselves, languages other than English. What it could not read it names at the end
of its answer.

## How it was judged

\`node e2e/acceptance/judge.ts\` starts the product as its users do, builds each of the 15 descriptions of
\`bench/descriptions.json\`, opens every page and one record of every kind in Chromium and notes what the console says.
Then one judge per statement (\`e2e/acceptance/judges/\`) does in the preview what a person would: fills in the form,
reads the table, drags the card, publishes and comes back as a stranger. A statement holds when its judge saw it. The
change request of each description is then sent by chat and judged the same way. The builder was worked on with these
descriptions in view (after the first judging, for instance, costs are added up, a duty is called by who has it, and what a
visitor sends need not name a person), so the figures say what works today, not how well an unknown text is read.

${verdicts}

## What is found of a description

Entities, fields and page kinds of a gold plan that are found in the built one, counted by
\`node packages/blueprint/src/testing/print-scores.ts\`. Both sets were tuned on after their first run; the set of further
domains had 83% of its entities and 76% of its fields when it was first run, unseen.

${scores}
`;
