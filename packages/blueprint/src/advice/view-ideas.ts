import type { Archetype, Block, Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { dateField, dueField, fieldsOf, openStates, startField, stateOf, sumField } from '../plan/look.ts';
import { isWorkedThrough } from '../plan/pages.ts';
import { lower } from '../texts/grammar.ts';
import { viewIdeaTitles } from '../texts/ideas.ts';
import { type Idea, type Ideas, isShort, things } from './idea.ts';

const has = (blueprint: Blueprint, archetype: Archetype, entity?: BlueprintEntity): boolean =>
  blueprint.pages.some(
    (page) => page.archetype === archetype && (entity === undefined || page.entity === entity.id),
  );

/** Takes place on a day; that a hen hatched on one makes no calendar. */
const isScheduled = (entity: BlueprintEntity): boolean => {
  const start = startField(entity);
  return (
    start !== undefined && (start.why.from === 'text' || /^(?:event|transaction|log)$/.test(entity.kind))
  );
};

/** Other ways of seeing what is kept. */
export const viewIdeas: Ideas = (blueprint, entity) => {
  const name = things(entity);
  const found: Idea[] = [];
  const view = (worth: number, title: string, prompt: string) =>
    found.push({ kind: 'view', worth, title, prompt, about: entity.id });
  if (isScheduled(entity) && !has(blueprint, 'calendar'))
    view(9, viewIdeaTitles.calendar(name), `add a calendar page for ${name}`);
  if (isWorkedThrough(entity) && !has(blueprint, 'kanban', entity))
    view(8, viewIdeaTitles.board(name), `add a board for ${name}`);
  if (fieldsOf(entity, 'image').length > 0 && !has(blueprint, 'gallery', entity))
    view(7, viewIdeaTitles.gallery(name), `add a gallery of ${name}`);
  if (entity.fields.some(({ label }) => /\b(?:address|location|place|city)$/i.test(label)))
    view(5, viewIdeaTitles.map(name), `add a map of ${name}`);
  if (dateField(entity) && /^(?:log|content|event)$/.test(entity.kind) && !has(blueprint, 'timeline'))
    view(5, viewIdeaTitles.timeline(name), `add a timeline of ${name}`);
  if (fieldsOf(entity, 'bool').length > 0 && !has(blueprint, 'checklist'))
    view(4, viewIdeaTitles.checklist(name), `add a checklist of ${name}`);
  if (entity.kind === 'person' && !has(blueprint, 'directory'))
    view(3, viewIdeaTitles.directory(name), `add a directory of ${name}`);
  return found;
};

const stateWords = (entity: BlueprintEntity, value: string): string =>
  lower(stateOf(entity)?.options?.find((option) => option.value === value)?.label ?? value);

/** What the first page could tell. */
export const dashboardIdeas: Ideas = (blueprint, entity) => {
  if (!has(blueprint, 'dashboard')) return [];
  const name = things(entity);
  const lists = (list: Block['list']) =>
    blueprint.pages.some(({ blocks }) =>
      blocks.some((block) => block.entity === entity.id && block.list === list),
    );
  const found: Idea[] = [];
  const add = (worth: number, title: string, prompt: string) =>
    found.push({ kind: 'dashboard', worth, title, prompt, about: entity.id });
  if (dueField(entity) && !lists('overdue')) add(8, viewIdeaTitles.overdue(name), `show overdue ${name}`);
  if (fieldsOf(entity, 'int').some(({ label }) => /stock|quantity/i.test(label)))
    add(8, viewIdeaTitles.lowStock(name), `show low stock ${name}`);
  if (startField(entity) && /^(?:event|transaction)$/.test(entity.kind) && !lists('upcoming'))
    add(6, viewIdeaTitles.upcoming(name), `show upcoming ${name}`);
  const sum = sumField(entity);
  if (sum && dateField(entity))
    add(
      7,
      viewIdeaTitles.byMonth(lower(sum.label)),
      `show a chart of ${lower(sum.label)} of ${name} by month`,
    );
  const choice = fieldsOf(entity, 'enum').find((field) => field.id !== entity.workflow && isShort(field));
  if (choice)
    add(
      6,
      viewIdeaTitles.chartBy(name, lower(choice.label)),
      `show a chart of ${name} by ${lower(choice.label)}`,
    );
  if (dateField(entity)) add(5, viewIdeaTitles.byMonth(name), `show a chart of ${name} by month`);
  const [open] = openStates(entity);
  if (open) add(4, viewIdeaTitles.count(name, stateWords(entity, open)), `show how many ${name} are ${open}`);
  const rating = fieldsOf(entity, 'rating').find(isShort);
  if (rating)
    add(6, viewIdeaTitles.average(lower(rating.label)), `show the average ${lower(rating.label)} of ${name}`);
  return found;
};

/** How the lists could stand. */
export const listIdeas: Ideas = (_, entity) => {
  const name = things(entity);
  const found: Idea[] = [];
  const add = (worth: number, title: string, prompt: string) =>
    found.push({ kind: 'list', worth, title, prompt, about: entity.id });
  const date = dateField(entity);
  if (date && date.type !== 'time')
    add(4, viewIdeaTitles.newest(name), `sort ${name} by ${lower(date.label)}, newest first`);
  const choice = fieldsOf(entity, 'enum').find((field) => field.id !== entity.workflow && isShort(field));
  if (choice)
    add(4, viewIdeaTitles.groupBy(name, lower(choice.label)), `group ${name} by ${lower(choice.label)}`);
  if (fieldsOf(entity, 'image').length > 0) add(4, viewIdeaTitles.asCards(name), `show ${name} as cards`);
  return found;
};
