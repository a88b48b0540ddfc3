import { addField, type EntityDraft, type Reading } from './reading.ts';

/** Takes things out, with all that refers to them; a page that showed one shows what the plan gives it. */
export function dropDrafts(reading: Reading, isGone: (draft: EntityDraft) => boolean): void {
  const gone = new Set(reading.entities.filter(isGone));
  reading.entities = reading.entities.filter((draft) => !gone.has(draft));
  reading.relations = reading.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to));
  for (const page of reading.pages) if (page.entity && gone.has(page.entity)) delete page.entity;
}

/** Two words for one thing become one: what was told of the other is told of it. */
export function mergeDraft(reading: Reading, known: EntityDraft, other: EntityDraft): void {
  for (const field of other.fields) addField(known, field);
  for (const relation of reading.relations) {
    if (relation.from === other) relation.from = known;
    if (relation.to === other) relation.to = known;
  }
  for (const page of reading.pages) if (page.entity === other) page.entity = known;
  reading.relations = reading.relations.filter(({ from, to }) => from !== to);
  dropDrafts(reading, (one) => one === other);
}
