import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { lower } from '../texts/grammar.ts';
import { plural } from '../words.ts';
import { findNamed, type Intent } from './context.ts';
import { addThing, sayAllAdded } from './things.ts';

const adding =
  /^(?:add|create|include|build|put in|i (?:also )?(?:want|need)|we (?:also )?(?:want|need))\s+(?:an?\s+|the\s+|another\s+|my\s+|our\s+|some\s+)*(.+)$/i;
const most = 3;

/** "Add a shopping list", "a meal planner for the week": the things that such an app would keep. */
export const knownKind: Intent = (change, clause) => {
  const words = adding.exec(clause)?.[1];
  if (
    words === undefined ||
    words.split(/\s+/).length > 6 ||
    /[:(,]|\bfor (?:customers?|visitors?|users?|guests?)\b/.test(words)
  )
    return undefined;
  const reading = read(words);
  const core = reading.appType?.core ?? [];
  const all = buildBlueprint(reading).entities;
  // What the words themselves name goes before what else such an app has.
  const named = all.filter(
    ({ concept, why }) =>
      concept !== undefined && why.from === 'text' && (core.length === 0 || !core.includes(concept)),
  );
  const meant = named.filter(({ label }) => label.includes(' ') && startsAlike(label, words));
  const entities =
    meant.length > 0 ? meant : all.filter(({ concept }) => core.length === 0 || core.includes(concept ?? ''));
  const fresh = entities.filter(
    ({ concept, label }) => concept !== undefined && !findNamed(change.blueprint, label),
  );
  const isAll = entities.length > 0 && entities.every(({ concept }) => concept !== undefined);
  if (!isAll || fresh.length === 0 || fresh.length > most) return undefined;
  const before = new Set(change.blueprint.entities);
  for (const { label } of fresh) addThing(change, `add ${plural(lower(label))}`);
  const added = change.blueprint.entities.filter((entity) => !before.has(entity));
  return added.length === 0 ? undefined : sayAllAdded(change, added);
};

/** "Packing items" are what a packing list holds. */
const startsAlike = (label: string, words: string): boolean =>
  words.toLowerCase().startsWith(label.toLowerCase().split(' ')[0] ?? label);
