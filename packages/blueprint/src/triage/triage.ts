import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { hashSource } from '../emit/hash.ts';
import { read } from '../read/read.ts';
import { refusalWords } from '../texts/refusals.ts';
import { isCode } from './code.ts';
import { giantIn } from './doubts.ts';
import { refusal } from './harm.ts';
import { foreignLanguage } from './language.ts';

/** What becomes of a text before anything is read from it: it is refused, or it describes nothing and why. */
export type Triage = { kind: 'refused' | 'nothing'; words: string } | { kind: 'wish' };

const greeting =
  /^(?:(?:please|make|build|create|me|an?|the|my|new|simple|small|app|application|website|web|site|tool|program|something|anything|hi|hello|hey|there|test|testing|help|yes|no|ok|okay|thanks?|you|asdf\w*|qwert\w*|blah|foo|bar|lorem|ipsum)\b[\s.,!?]*)+$/i;

export function triage(text: string, isFirst: boolean): Triage {
  const refused = refusal(text, isFirst);
  if (refused !== undefined) return { kind: 'refused', words: refused };
  if (isCode(text))
    return {
      kind: 'nothing',
      words: refusalWords.code,
    };
  const foreign = foreignLanguage(text);
  if (foreign)
    return {
      kind: 'nothing',
      words: refusalWords.language(foreign.sorry, foreign.name),
    };
  if (!isFirst) return { kind: 'wish' };
  const giant = giantIn(text);
  if (giant !== undefined)
    return {
      kind: 'nothing',
      words: refusalWords.giant(giant),
    };
  const isEmpty = !/\p{L}{2}/u.test(text) || (text.length < 100 && greeting.test(text.trim()));
  return isEmpty ? { kind: 'nothing', words: refusalWords.empty } : { kind: 'wish' };
}

/** What stands in until somebody describes an app. */
export const starterText = 'A task list';
export const starterType = 'starter';

export const starterWords = refusalWords.starter;

const changing =
  /^(?:please\s+)?(?:can you\s+|could you\s+)?(?:also\s+)?(?:add|remove|delete|rename|change|make (?:it|the|this|tasks?)|show|hide|sort|group|filter|move|set|call|undo|redo|use|put|give|only|let|when|mark)\b/i;

/** Whether a message describes an app of its own, and what it would take the place of is untouched. */
export function replacesStarter(known: Blueprint, text: string, sources: SourceTree): boolean {
  if (known.app.type !== starterType || known.log.some(({ patch }) => patch) || changing.test(text.trim()))
    return false;
  const isAsMade = Object.entries(sources).every(([path, source]) => {
    // Schemas are stored in an order of their own.
    const hash = path.startsWith('entities/') ? undefined : known.hashes[path];
    return hash === undefined || hash === hashSource(path, source);
  });
  if (!isAsMade || triage(text, true).kind !== 'wish') return false;
  const { entities, appType, tools, kinds } = read(text);
  return entities.length + tools.length + kinds.length > 0 || appType !== undefined;
}
