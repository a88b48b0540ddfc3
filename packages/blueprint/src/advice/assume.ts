import type { Assumption } from '@sayso/contracts/chat';
import type { Archetype, Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { currencies } from '../change/currency.ts';
import { isBooking } from '../plan/booking-times.ts';
import { importance, isLineItem, startField, stateOf } from '../plan/look.ts';
import { isWorkedThrough } from '../plan/pages.ts';
import type { Reading } from '../read/reading.ts';
import { assumptionWords } from '../texts/assumptions.ts';
import { lower, thePage, thePages } from '../texts/grammar.ts';
import { carriedOut } from './carried-out.ts';
import { isPart, things } from './idea.ts';
import { refusesSignIn } from './unwanted.ts';

const most = 4;

/** What a build took for granted, each with the change that undoes it; only changes that can be carried out. */
export function assumedInBuild(reading: Reading, blueprint: Blueprint): Assumption[] {
  const ranked = [...blueprint.entities]
    .filter((entity) => !isLineItem(entity))
    .sort((one, other) => importance(other) - importance(one));
  return workable(blueprint, [
    ...ranked
      .filter((entity) => entity.why.from === 'template' && !carriesTool(blueprint, entity))
      .map(addedThing),
    ...ranked.flatMap(bookedWhen),
    ...whoSees(reading, blueprint),
    ...ranked.flatMap(steps).slice(0, 1),
    ...ranked.flatMap(addedFields).slice(0, 2),
    ...moneyIn(reading, blueprint),
  ]);
}

/** What a change request left open: fields of new things, and choices that nobody named. */
export function assumedInChange(before: Blueprint, after: Blueprint, text: string): Assumption[] {
  const known = new Set(
    before.entities.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)]),
  );
  const isNew = ({ id }: { id: string }) => !known.has(id);
  return workable(after, [
    ...after.entities.flatMap((entity) => (isNew(entity) ? addedFields(entity) : [])),
    ...after.entities.flatMap((entity) =>
      entity.fields.filter(isNew).flatMap((field) => guessedChoices(entity, field, text)),
    ),
  ]);
}

function workable(blueprint: Blueprint, assumed: readonly Assumption[]): Assumption[] {
  const kept: Assumption[] = [];
  for (const one of assumed) {
    if (kept.length === most) break;
    if (carriedOut(blueprint, one.prompt)) kept.push(one);
  }
  return kept;
}

const tools: readonly Archetype[] = ['quiz', 'survey', 'leaderboard', 'chat', 'forum', 'feedback'];

/** A quiz would go with its questions, and nobody who leaves those out means that. */
const carriesTool = ({ pages }: Blueprint, { id }: BlueprintEntity): boolean =>
  pages.some(({ archetype, entity }) => entity === id && tools.includes(archetype));

const addedThing = (entity: BlueprintEntity): Assumption => ({
  about: assumptionWords.thingAdded(things(entity)),
  title: assumptionWords.remove(things(entity)),
  prompt: `remove ${things(entity)}`,
});

function whoSees({ access, text }: Reading, { app, pages, entities }: Blueprint): Assumption[] {
  const kept = entities.filter((entity) => !isPart(entity) && !isLineItem(entity));
  if (kept.length === 0 || access.some(({ op }) => op === 'read')) return [];
  const shared = kept.length > 2 ? assumptionWords.allData : joinWords(kept.map(things));
  const [open] = pages.filter((page) => page.public);
  if (open && saysWhoComes(text)) return [];
  if (open)
    return [
      {
        about: assumptionWords.visitorsOpen(thePage(open.label)),
        title: assumptionWords.requireSignIn,
        prompt: `make ${open.label} members only`,
      },
    ];
  // What only admins see is not the same for everyone.
  if (entities.some(({ rules }) => rules.read === 'admin')) return [];
  return app.personal
    ? [
        {
          about: assumptionWords.ownRecords,
          title: assumptionWords.share,
          prompt: 'registered people can see everything',
        },
      ]
    : [
        {
          about: assumptionWords.sharedRecords(shared),
          title: assumptionWords.ownOnly(shared),
          prompt: 'make everything private',
        },
      ];
}

/** The text itself opens the app to visitors. */
const saysWhoComes = (text: string): boolean =>
  /\b(?:visitors?|public(?:ly)?|website|anyone|anybody|everyone|everybody|strangers|neighbou?rs|log(?:ging)? ?in|sign(?:ing)?[- ]?(?:in|up)|accounts?)\b/i.test(
    text,
  );

/** Pages that visitors can open, where the text asks for it. */
export function openWords({ text, without }: Reading, { pages }: Blueprint): string[] {
  if (refusesSignIn(without)) return [];
  const open = pages.filter((page) => page.public && page.nav).map(({ label }) => label);
  return open.length > 0 && saysWhoComes(text) ? [assumptionWords.visitorsOpen(thePages(open))] : [];
}

/** A booking's hours or days, where nobody named them. */
function bookedWhen(entity: BlueprintEntity): Assumption[] {
  const start = isBooking(entity) ? startField(entity) : undefined;
  if (!start || start.why.from === 'text') return [];
  const isDays = start.type === 'date';
  return [
    {
      about: (isDays ? assumptionWords.byDays : assumptionWords.byTimes)(entity.labelPlural),
      title: isDays ? assumptionWords.byTheHour : assumptionWords.wholeDays,
      prompt: `make ${things(entity)} go by ${isDays ? 'the hour' : 'whole days'}`,
    },
  ];
}

/** States that nobody named. */
function steps(entity: BlueprintEntity): Assumption[] {
  const state = stateOf(entity);
  if (!state?.options || state.why.from === 'text' || !isWorkedThrough(entity)) return [];
  return [
    {
      about: assumptionWords.steps(
        things(entity),
        lower(state.label),
        joinWords(state.options.map(({ label }) => label)),
      ),
      title: assumptionWords.usualSteps,
      prompt: `change the ${lower(state.label)} of ${things(entity)} to open, in progress, done`,
    },
  ];
}

/** Fields that nobody asked for, of a thing that somebody did. */
function addedFields(entity: BlueprintEntity): Assumption[] {
  if (entity.why.from === 'template') return [];
  const added = entity.fields.filter(
    ({ why, ref, id, computed }) =>
      why.from === 'default' &&
      ref === undefined &&
      id !== entity.titleField &&
      // Its choices are told apart.
      (id !== entity.workflow || steps(entity).length === 0) &&
      !computed,
  );
  if (added.length === 0 || added.length === entity.fields.length) return [];
  const names = added.map(({ label }) => lower(label));
  const [name = ''] = names;
  return [
    {
      about:
        names.length === 1
          ? assumptionWords.fieldAdded(things(entity), name)
          : assumptionWords.fieldsAdded(things(entity), joinWords(names)),
      title: names.length === 1 ? assumptionWords.remove(name) : assumptionWords.removeThem,
      prompt: `remove ${joinWords(names)} from ${things(entity)}`,
    },
  ];
}

function guessedChoices(entity: BlueprintEntity, field: BlueprintField, text: string): Assumption[] {
  const said = text.toLowerCase();
  const options = field.options ?? [];
  if (options.length === 0 || options.some(({ label }) => said.includes(label.toLowerCase()))) return [];
  return [
    {
      about: assumptionWords.choices(lower(field.label), joinWords(options.map(({ label }) => lower(label)))),
      title: assumptionWords.freeText,
      prompt: `change ${lower(field.label)} of ${things(entity)} to a text`,
    },
  ];
}

function moneyIn({ text }: Reading, { app, entities }: Blueprint): Assumption[] {
  const hasMoney = entities.some(({ fields }) => fields.some(({ type }) => type === 'money'));
  const current = currencies.find(({ code }) => code === app.currency);
  if (!hasMoney || !current || currencies.some(({ shape }) => shape.test(text))) return [];
  const other = currencies.find(({ code }) => code !== app.currency);
  return other
    ? [
        {
          about: assumptionWords.currency(current.name),
          title: assumptionWords.useCurrency(other.name),
          prompt: `use ${other.name}`,
        },
      ]
    : [];
}
