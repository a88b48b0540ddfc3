import type ts from 'typescript';
import { propWords } from '../../texts/prop-mistakes.ts';
import { pathOf } from '../app-program.ts';
import { mostOfFile } from '../fair-part.ts';
import type { TypeFinding } from '../finding.ts';
import type { PageLink } from '../page-links.ts';
import type { AppFacts } from './app-facts.ts';
import { rightForm } from './right-form.ts';

/** Where a value stands. */
export type Spot = {
  /** `RecordTable`. */
  component: string;
  part: 'kit' | 'ui';
  prop: string;
  /** The properties that lead here: `navigation`, `icon`. */
  path: readonly string[];
  /** Of a member of a list, what the whole list is to be. */
  list?: ts.Type | undefined;
  /** What is reported lies here, unless the value itself is in the same file. */
  at: ts.Node;
  /** The entity that the component is about. */
  entity: string | undefined;
};

/** What is found in one file while its elements are gone through. */
export type Check = {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  facts: AppFacts;
  findings: TypeFinding[];
  /** How many of them are hints. */
  hints: number;
  links: PageLink[];
  /** Lists and objects that were gone through, by what they were to be: constants may hold one another, and themselves. */
  seen: Map<ts.Node, Set<ts.Type>>;
};

/** Nobody reads more of one file; hints do not count, since they must not keep mistakes from being found. */
export const isFull = ({ findings, hints }: Check): boolean => findings.length - hints >= mostOfFile.mistakes;

/** `icon in navigation of AppShell`. */
export const nameOf = ({ component, path }: Spot): string => propWords.spot(path, component);

export const symbolOf = ({ component, path }: Spot): string => [component, ...path].join('.');

export function formOf({ checker, facts }: Check, type: ts.Type, spot: Spot): string {
  const [entity = 'Task'] = facts.entities;
  const [page = 'Tasks'] = facts.pages;
  const sample = {
    field: facts.fieldOf(spot.entity ?? facts.entities[0]),
    page,
    entity: spot.entity ?? entity,
  };
  return rightForm({ prop: spot.prop, type, checker, sample, isInObject: spot.path.length > 1 });
}

type Reported = {
  at: ts.Node;
  code: string;
  symbol: string;
  message: string;
  hint?: string | undefined;
  isSoft?: boolean;
};

export function report(check: Check, { at, hint, isSoft, ...found }: Reported): void {
  if (isSoft && check.hints >= mostOfFile.hints) return;
  if (isSoft) check.hints += 1;
  check.findings.push({
    path: pathOf(check.source.fileName),
    offset: at.getStart(check.source),
    ...found,
    ...(hint === undefined ? {} : { hint }),
    ...(isSoft ? { severity: 'hint' as const } : {}),
  });
}
