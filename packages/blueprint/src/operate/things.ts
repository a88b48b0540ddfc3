import { plant, relabel, seedKnown } from '../change/things.ts';
import { addEntityPages } from '../plan/pages.ts';
import { takeOutThing } from '../plan/take-out.ts';
import { type EntityDraft, emptyReading } from '../read/reading.ts';
import { conceptOf } from '../read/things/nouns.ts';
import { doneWords, refusedWords } from '../texts/operations.ts';
import { keepSound, withoutEmptied } from './keep-sound.ts';
import { checkThingNames, cleanName, thingNames } from './names.ts';
import { type Operate, refused, thingIn } from './work.ts';

export const renameApp: Operate<'renameApp'> = ({ blueprint }, { name }) => {
  const before = blueprint.app.name;
  blueprint.app.name = cleanName(name);
  blueprint.app.description = blueprint.app.description.replace(before, () => blueprint.app.name);
  return [doneWords.appRenamed(blueprint.app.name)];
};

/** With the fields and pages that such a thing usually has. */
export const addThing: Operate<'addThing'> = (work, { name }) => {
  const { blueprint } = work;
  const names = thingNames(name);
  checkThingNames(blueprint, names);
  const reading = emptyReading(names.one);
  seedKnown({ blueprint }, reading);
  const existing = [...reading.entities];
  const words = names.one.toLowerCase();
  const concept = conceptOf(words);
  const draft: EntityDraft = { words, fields: [], said: '', from: 'text', ...(concept ? { concept } : {}) };
  const [entity] = plant(work, reading, { drafts: [draft], existing });
  if (!entity) throw refused(refusedWords.emptyName, 'name');
  relabel(blueprint, entity, names);
  return [doneWords.thingAdded(entity.labelPlural)];
};

export const renameThing: Operate<'renameThing'> = (work, { thing, name, plural }) => {
  const entity = thingIn(work, thing);
  const names = thingNames(name, plural);
  checkThingNames(work.blueprint, names, entity);
  const before = entity.label;
  relabel(work.blueprint, entity, names);
  return [doneWords.thingRenamed(before, entity.label)];
};

/** What links to it loses the link. */
export const removeThing: Operate<'removeThing'> = (work, { thing }) => {
  const { blueprint } = work;
  const entity = thingIn(work, thing);
  if (blueprint.entities.length === 1) throw refused(refusedWords.lastThing(entity.labelPlural));
  const links = takeOutThing(blueprint, entity).flatMap(({ other, fields }) =>
    fields.map((field) => ({ other, field })),
  );
  blueprint.formerNames = [...(blueprint.formerNames ?? []), entity.name];
  for (const { other, field } of links) keepSound(other, field.label);
  const emptied = withoutEmptied(blueprint);
  const [first] = blueprint.entities;
  if (blueprint.pages.length === 0 && first) addEntityPages(blueprint, first, work.ids);
  const gone = links.map(({ other, field }) => doneWords.linkOf(field.label, other.labelPlural));
  return [
    doneWords.thingRemoved(entity.labelPlural),
    ...(gone.length > 0 ? [doneWords.linksGone(gone)] : []),
    ...emptied,
  ];
};
