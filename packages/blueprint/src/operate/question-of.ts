import { planActs } from '@sayso/contracts/plan';
import type { Blueprint, BlueprintEntity, BlueprintField, Rule } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { isWider } from '../change/access.ts';
import { publishChange } from '../change/publish.ts';
import { areReadersReplaced, isRuleReplaced } from '../plan/own-rules.ts';
import { lower } from '../texts/grammar.ts';
import { allowedWords, byHandWords, opensWords } from '../texts/plan-access.ts';
import { noteWords } from '../texts/plan-questions.ts';
import { ruleOfAct } from './access.ts';
import { fieldOf, needNotes, type Stays, type ValueNote, valueNotes } from './field-notes.ts';

export type RemovedChoice = {
  thing: string;
  field: string;
  value: string;
  label: string;
  /** Where records hold it: names in code stay as they are. */
  held: { entity: string; field: string };
};

/** A thing that goes, and the name under which its records are stored. */
export type RemovedThing = { thing: string; entity: string };

export type ChangeQuestion = {
  notes: string[];
  /** To be said where records hold such values. */
  value_notes: ValueNote[];
  access: Access[];
  removed_things: RemovedThing[];
  removed_choices: RemovedChoice[];
  kept: string[];
};

/** What has to be said before an app goes from one plan to the other; all lists are empty where that is nothing. */
export function questionOf(before: Blueprint, after: Blueprint, sources: SourceTree): ChangeQuestion {
  const pairs = before.entities.map((was) => ({ was, is: after.entities.find(({ id }) => id === was.id) }));
  const stays = pairs.flatMap(({ was, is }) => (is ? [{ was, is }] : []));
  return {
    notes: [
      ...pairs.flatMap(({ was, is }) => (is ? [] : goneThing(before, was))),
      ...stays.flatMap((stay) => needNotes(stay, before, after)),
      ...(before.roles ?? [])
        .filter(({ id }) => !after.roles?.some((role) => role.id === id))
        .map(({ name }) => noteWords.role(name)),
    ],
    value_notes: stays.flatMap((stay) => valueNotes(stay, after)),
    access: rulesBetween(before, after),
    removed_things: pairs.flatMap(({ was, is }) => (is ? [] : [{ thing: was.id, entity: was.name }])),
    removed_choices: stays.flatMap(choicesOf),
    kept: publishChange(before, after, sources).kept,
  };
}

/** `opens`: more people may than before. */
type Access = { before: string; after: string; opens: boolean };

function rulesBetween(before: Blueprint, after: Blueprint): Access[] {
  return before.entities.flatMap((was) => {
    const is = after.entities.find(({ id }) => id === was.id);
    return is ? accessOf({ was, is }, { before: before.roles, after: after.roles }) : [];
  });
}

/** Who may do what, and who may open which page, before and after a change; each a sentence without its full stop. */
export const accessBetween = (before: Blueprint, after: Blueprint): Access[] => [
  ...rulesBetween(before, after),
  ...before.pages.flatMap((was) => {
    const is = after.pages.find(({ id }) => id === was.id);
    if (!is || is.public === was.public) return [];
    return [
      { before: opensWords(was.public, was.label), after: opensWords(is.public, is.label), opens: is.public },
    ];
  }),
];

function goneThing({ entities }: Blueprint, gone: BlueprintEntity): string[] {
  const linked = entities.filter(
    (entity) => entity !== gone && entity.fields.some(({ ref }) => ref === gone.id),
  );
  const note = noteWords.thing(lower(gone.labelPlural));
  return linked.length === 0
    ? [note]
    : [
        noteWords.linked(
          linked.map(({ labelPlural }) => labelPlural),
          lower(gone.labelPlural),
        ),
        note,
      ];
}

type Roles = Record<'before' | 'after', Blueprint['roles']>;

function accessOf({ was, is }: Stays, roles: Roles): Access[] {
  const rules = planActs.flatMap((act) => {
    const [before, after] = [was.rules[ruleOfAct[act]], is.rules[ruleOfAct[act]]];
    const isOwn = isRuleReplaced(was, is, ruleOfAct[act]);
    if (before === after && !isOwn) return [];
    return [
      {
        before: isOwn
          ? byHandWords(act, was.labelPlural)
          : allowedWords(before, { act, things: was.labelPlural, roles: roles.before }),
        after: allowedWords(after, { act, things: is.labelPlural, roles: roles.after }),
        opens: isOwn ? mayOpen(after) : isWider(after, before),
      },
    ];
  });
  const readers = was.fields.flatMap((field) => {
    const now = fieldOf(is, field);
    const isOwn = now !== undefined && areReadersReplaced(field, now);
    if (!now || (now.readers === field.readers && !isOwn)) return [];
    const after = now.readers ?? is.rules.read;
    return [
      {
        before: isOwn
          ? byHandWords('see', noteWords.of(lower(field.label), lower(was.labelPlural)))
          : readersOf(was, field, roles.before),
        after: readersOf(is, now, roles.after),
        opens: isOwn ? mayOpen(after) : isWider(after, field.readers ?? was.rules.read),
      },
    ];
  });
  return [...rules, ...readers];
}

/** Whom a rule by hand let in is not known: whatever takes its place may let in more, save what lets in hardly anybody. */
const mayOpen = (rule: Rule): boolean => rule !== 'nobody' && rule !== 'admin';

const readersOf = (
  entity: BlueprintEntity,
  { label, readers }: BlueprintField,
  roles: Blueprint['roles'],
): string =>
  allowedWords(readers ?? entity.rules.read, {
    act: 'see',
    things: noteWords.of(lower(label), lower(entity.labelPlural)),
    roles,
  });

function choicesOf({ was, is }: Stays): RemovedChoice[] {
  return was.fields.flatMap((field) => {
    const now = fieldOf(is, field);
    if (!now?.options || !field.options) return [];
    const left = new Set(now.options.map(({ value }) => value));
    return field.options
      .filter(({ value }) => !left.has(value))
      .map(({ value, label }) => ({
        thing: is.id,
        field: field.id,
        value,
        label,
        held: { entity: was.name, field: field.key },
      }));
  });
}
