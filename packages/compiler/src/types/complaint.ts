import type ts from 'typescript';
import { hintWords } from '../texts/mistakes.ts';
import type { TypeFinding } from './finding.ts';

/** One complaint of the checker with what is needed to judge it. */
export type Complaint = {
  code: number;
  /** Its own words; `chain` has the reasons below them. */
  text: string;
  chain: string;
  node: ts.Node;
  source: ts.SourceFile;
  checker: ts.TypeChecker;
};
export type Judged = Pick<TypeFinding, 'code' | 'symbol' | 'message' | 'hint'>;

/** What the checker itself proposes. */
export const suggestion = (text: string): { hint: string } | Record<string, never> => {
  const found = /Did you mean (?:to write )?'"?([^'"]+)"?'/.exec(text)?.[1];
  return found === undefined ? {} : { hint: hintWords.didYouMean(found) };
};
