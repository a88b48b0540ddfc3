import { appTypes } from '../../lexicon/app-types.ts';
import { conceptById } from '../../lexicon/concepts.ts';
import type { PrivateKind } from '../../lexicon/private-kinds/private-kind.ts';
import { readShort } from '../../plan/default-fields.ts';
import { addField, type EntityDraft, type Reading } from '../reading.ts';
import { privateWish } from './private-wish.ts';

/**
 * A short wish for an ordinary app stands for what such an app is known to be: its things, and for each word of the
 * list what it means there. Where a word is beyond that, what was read stays, beside the main thing of the app.
 */
export function settlePrivateKind(reading: Reading): void {
  const wish = privateWish(reading.text);
  if (!wish) return;
  const { app, meanings } = wish;
  if (!meanings) {
    keepHeart(reading, app);
    return;
  }
  const type = appTypes.find(({ id }) => id === app.type);
  if (type) reading.appType = type;
  const said = reading.entities[0]?.said ?? reading.text;
  const drafts: EntityDraft[] = [];
  reading.relations = [];
  const maker: Maker = { reading, drafts, said };
  for (const spec of app.heart) thing(maker, spec);
  for (const meaning of meanings) for (const part of meaning.split('+')) add(maker, part.trim());
  reading.entities = drafts;
  for (const page of reading.pages) delete page.entity;
  reading.pages = reading.pages.filter(({ kind }) =>
    /^(?:calendar|dashboard|kanban|timeline|gallery|chart)$/.test(kind),
  );
  reading.unread = [];
  reading.isSettled = true;
  callPersons(reading);
  if (app.practises) practise(reading);
}

type Maker = { reading: Reading; drafts: EntityDraft[]; said: string };

function thing({ drafts, said }: Maker, spec: string): EntityDraft | undefined {
  const [id = '', words] = spec.replace(/^[<>]/, '').split('=');
  const concept = conceptById(id);
  if (!concept) return undefined;
  const known = drafts.find((draft) => draft.concept === concept);
  if (known) return known;
  const draft: EntityDraft = {
    words: words?.replaceAll('_', ' ') ?? concept.forms[0] ?? id,
    concept,
    fields: [],
    said,
    from: 'text',
    isListed: true,
  };
  drafts.push(draft);
  return draft;
}

function add(maker: Maker, part: string): void {
  if (part === '-' || part === '') return;
  const [main] = maker.drafts;
  const [, owner = '', field] = /^([\w<>=]*)\.(.+)$/.exec(part) ?? [];
  if (field !== undefined) {
    const draft = owner === '' ? main : thing(maker, owner);
    const read = readShort(field);
    if (draft && read) addField(draft, read);
    return;
  }
  const made = thing(maker, part);
  if (!made || !main || made === main) return;
  if (part.startsWith('<')) maker.reading.relations.push({ from: main, to: made, many: false });
  if (part.startsWith('>')) maker.reading.relations.push({ from: made, to: main, many: false });
}

/** An app about expenses has expenses, whatever else is told of it. */
function keepHeart({ entities }: Reading, { heart, names }: PrivateKind): void {
  const [id = '', words] = (heart[0] ?? '').split('=');
  const concept = conceptById(id);
  if (!concept) return;
  const name = words?.replaceAll('_', ' ') ?? concept.forms[0] ?? id;
  const isThere = ({ concept: own, words: other }: EntityDraft) =>
    own?.id === id ||
    other === name ||
    (names.includes(other) && !heart.slice(1).some((spec) => spec.split('=').at(-1) === other)) ||
    other.endsWith(` ${name}`) ||
    concept.forms.includes(other);
  if (!entities.some(isThere))
    entities.unshift({ words: name, concept, fields: [], said: '', from: 'text', isListed: true });
}

/** "Chores for roommates": who they are is what the person calls them. */
function callPersons({ entities, text }: Reading): void {
  const said = /\b(roommate|flatmate|housemate|kid)s?\b/i.exec(text)?.[1]?.toLowerCase();
  for (const draft of entities)
    if (said !== undefined && draft.concept?.id === 'family_member') draft.words = said;
}

/** Cards are asked one by one, as the questions of a quiz are. */
function practise(reading: Reading): void {
  reading.tools = [
    {
      kind: 'quiz',
      id: 'practice',
      title: 'Practice',
      icon: 'GraduationCap',
      props: { shuffle: true, noun: 'practice' },
      keeps: [],
      isWhole: false,
      words: 'practice',
      unsure: [],
    },
  ];
}
