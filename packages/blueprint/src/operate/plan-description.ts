import { Fault } from '@sayso/contracts/faults';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { settleLeftOver } from '../advice/left-over.ts';
import { honour } from '../advice/unwanted.ts';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import type { Reading } from '../read/reading.ts';
import { bounded } from '../read/text/bounded.ts';
import { withoutFileWords } from '../tables/name-table.ts';
import { addTables, filledEntities, useCurrency } from '../tables/table-drafts.ts';
import type { TableFile } from '../tables/table-file.ts';
import { withoutPointing } from '../tables/table-words.ts';
import { doubts } from '../triage/doubts.ts';
import { starterText, starterType, triage } from '../triage/triage.ts';
import { normalised } from '../words.ts';

/** What a first build of a text plans; of a text that describes nothing, what stands in until somebody does. */
export function planDescription(text: string): { blueprint: Blueprint; unused: string[] } {
  const words = bounded(text);
  const first = triage(words, true);
  if (first.kind === 'refused') throw new Fault('invalid', first.words, { reason: 'refused' });
  if (first.kind === 'nothing') return { blueprint: starterPlan(), unused: [] };
  const { blueprint, unread } = planText(words);
  return { blueprint, unused: unread };
}

/** The app that words which describe nothing get. */
export function starterPlan(): Blueprint {
  const blueprint = buildBlueprint(read(starterText));
  Object.assign(blueprint.app, { type: starterType, name: 'Task List' });
  blueprint.assumptions = [];
  return blueprint;
}

/** The plan of a description and its files of rows, with what there is to say of the reading. */
export function planText(text: string, tables: readonly TableFile[] = []) {
  const doubt = doubts(text);
  const reading = read(tables.length === 0 ? doubt.text : withoutFileWords(doubt.text));
  addTables(reading, tables, text);
  const settled = settleLeftOver(buildBlueprint(reading), reading);
  useCurrency(settled.blueprint, tables, text);
  const { blueprint, words: unwanted } = honour(settled.blueprint, reading.without);
  if (isGuess(reading, blueprint)) blueprint.app.type = starterType;
  const filled = filledEntities(blueprint, tables);
  const open = settled.unread.filter((words) => !isUsed(words, blueprint));
  const unread = filled.length === 0 ? open : withoutPointing(open);
  return { blueprint, reading, settled: settled.words, unwanted, doubt, filled, unread };
}

/** A page was made of these words. */
const isUsed = (words: string, { pages }: Blueprint): boolean =>
  pages.some(
    ({ why }) => why !== undefined && why.words !== '' && normalised(words).includes(normalised(why.words)),
  );

/** Nothing of it was asked for: what is described next takes its place. */
const isGuess = ({ entities, appType, tools, kinds }: Reading, blueprint: Blueprint): boolean =>
  entities.length + tools.length + kinds.length === 0 &&
  appType === undefined &&
  blueprint.entities.every(({ why }) => why.from === 'template');
