import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { idsFrom } from '../plan/entities.ts';
import { setAccess, setSeenBy, setWrittenBy } from './access.ts';
import { setChoices } from './choices.ts';
import { addField, moveField, removeField, renameField, setRequired, setTitle } from './fields.ts';
import { setKind } from './kinds.ts';
import { setLook } from './look.ts';
import { addPage, removePage, renamePage, setHome, setInMenu } from './pages.ts';
import { addThing, removeThing, renameApp, renameThing } from './things.ts';
import type { ChoiceMove, Operate, OperationType, Work } from './work.ts';

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
  const work: Work = { blueprint, ids, moves: [], takenPages: pagesIn(sources) };
  const lines = operations.map((operation) => {
    const said = operate(work, operation).join('. ');
    blueprint.nextId = ids.used();
    return said;
  });
  return { blueprint, lines, moves: work.moves };
}

/** TypeScript does not see that an operation and its entry of the table have the same type. */
const operate = (work: Work, operation: PlanOperation): string[] =>
  (table[operation.type] as Operate<OperationType>)(work, operation as never);

const pagesIn = (sources: SourceTree): string[] =>
  Object.keys(sources).flatMap((path) => (path.startsWith('pages/') ? [path.slice('pages/'.length)] : []));
