import { type PlanOperation, planLimits } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { idsFrom } from '../plan/entities.ts';
import { refusedWords } from '../texts/operations.ts';
import { setAccess, setSeenBy, setWrittenBy } from './access.ts';
import { setChoices } from './choices.ts';
import { addField, moveField, removeField, renameField, setRequired, setTitle } from './fields.ts';
import { setKind } from './kinds.ts';
import { setLook } from './look.ts';
import { addPage, removePage, renamePage, setHome, setInMenu } from './pages.ts';
import { addRole, removeRole, renameRole } from './roles.ts';
import { addThing, removeThing, renameApp, renameThing } from './things.ts';
import { type ChoiceMove, type Operate, type OperationType, refused, type Work } from './work.ts';

const table: { readonly [Type in OperationType]: Operate<Type> } = {
  renameApp,
  addThing,
  renameThing,
  removeThing,
  addField,
  renameField,
  removeField,
  setKind,
  setRequired,
  setChoices,
  setTitle,
  moveField,
  setWrittenBy,
  setSeenBy,
  setAccess,
  addRole,
  renameRole,
  removeRole,
  addPage,
  renamePage,
  removePage,
  setHome,
  setInMenu,
  setLook,
};

export type AppliedOperations = {
  blueprint: Blueprint;
  /** What was done, one a change. */
  lines: string[];
  /** Where the records of removed choices go. */
  moves: ChoiceMove[];
};

/**
 * Carries out changes of the plan on a copy, in their order. The same plan and changes always give the same copy, ids
 * included. Throws a `Fault` for what cannot be done: then nothing is. Of the sources only the names of pages are read.
 */
export function applyOperations(
  before: Blueprint,
  operations: readonly PlanOperation[],
  sources: SourceTree = {},
): AppliedOperations {
  const blueprint = structuredClone(before);
  const ids = idsFrom(blueprint.nextId);
  const work: Work = { blueprint, ids, moves: [], taken: new Set(Object.keys(sources)) };
  const lines = operations.map((operation) => {
    const known = namesIn(blueprint);
    const held = sizesOf(blueprint);
    const said = operate(work, operation).join('. ');
    checkSizes(held, sizesOf(blueprint));
    takeFreeNames(work, known);
    blueprint.nextId = ids.used();
    return said;
  });
  return { blueprint, lines, moves: work.moves.filter((move) => stays(blueprint, move)) };
}

/** A later change may have taken the thing, the field or the choice away, or brought the old choice back. */
function stays({ entities }: Blueprint, { entity, field, from, to }: ChoiceMove): boolean {
  const fields = entities.find(({ name }) => name === entity)?.fields ?? [];
  const values = new Set(fields.find(({ key }) => key === field)?.options?.map(({ value }) => value));
  return values.has(to) && !values.has(from);
}

type Sizes = { things: number; pages: number };
const sizesOf = ({ entities, pages }: Blueprint): Sizes => ({ things: entities.length, pages: pages.length });

/** Whichever operation adds them; what is over its limit already may be changed, and become less. */
function checkSizes(before: Sizes, after: Sizes): void {
  for (const what of ['things', 'pages'] as const)
    if (after[what] > Math.max(before[what], planLimits[what]))
      throw refused(refusedWords.tooMany(what, planLimits[what]));
}

/** TypeScript does not see that an operation and its entry of the table have the same type. */
const operate = (work: Work, operation: PlanOperation): string[] =>
  (table[operation.type] as Operate<OperationType>)(work, operation as never);

const namesIn = ({ entities, pages }: Blueprint): Set<string> =>
  new Set([...entities.map(({ name }) => `entities/${name}`), ...pages.map(({ name }) => `pages/${name}`)]);

/** Files that others wrote keep their names, and records of removed things stay out of sight: what is new is called otherwise. */
function takeFreeNames({ blueprint, taken }: Work, known: ReadonlySet<string>): void {
  const now = namesIn(blueprint);
  const former = new Set((blueprint.formerNames ?? []).map((name) => `entities/${name}`));
  const isTaken = (path: string): boolean => taken.has(path) || former.has(path);
  for (const [folder, items] of [
    ['entities', blueprint.entities],
    ['pages', blueprint.pages],
  ] as const) {
    for (const item of items) {
      if (known.has(`${folder}/${item.name}`) || !isTaken(`${folder}/${item.name}`)) continue;
      let at = 2;
      while (isTaken(`${folder}/${item.name}${at}`) || now.has(`${folder}/${item.name}${at}`)) at++;
      item.name = `${item.name}${at}`;
      now.add(`${folder}/${item.name}`);
    }
  }
}
