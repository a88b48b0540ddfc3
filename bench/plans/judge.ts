import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeAll } from './judge-text.ts';
import { sumTables, writeSection } from './section.ts';
import { detailsOf, textTable } from './tables.ts';

/**
 * `node bench/plans/judge.ts [--ids bicycle-phone,...] [--details] [--json file] [--write]` reads 36 descriptions by strangers (six
 * people, six organisations) into plans, without building anything, and counts the presses that make each plan right.
 *
 * A press is one operation that the product's own code carries out, as a person presses it on the plan: a thing added,
 * renamed or removed, a field added, removed or given another kind or its choices, a link, a public page or form, a field
 * that visitors fill in or may not see, who may see a thing: 1 each. After each press the plan is looked at anew, so
 * fields that come with a new thing need no press, and what no press puts right is counted as left. The pairing of wanted
 * things with those of the plan is the one that takes the fewest presses. Not counted: fields beyond those told (their
 * number is shown), looks, icons, order of fields, pages for the staff, and what a plan cannot say (roles beside admin,
 * "only finished projects").
 */
const { values: asked } = parseArgs({
  options: {
    ids: { type: 'string', default: '' },
    details: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const ids = asked.ids.split(',').filter(Boolean);
const verdicts = judgeAll(ids);
const print = (words: string) => process.stdout.write(`${words}\n\n`);

print(textTable(verdicts));
if (ids.length === 0) print(sumTables(verdicts));
if (asked.details) print(detailsOf(verdicts));
if (asked.json !== undefined) writeFileSync(asked.json, `${JSON.stringify(verdicts, null, 2)}\n`);
if (asked.write && ids.length === 0) writeSection(verdicts);
