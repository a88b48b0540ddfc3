import { isAboutAttributes } from '../frames/topics.ts';
import { contentOf } from '../things/containers.ts';
import { readNoun } from '../things/nouns.ts';
import { isClause } from './prepare.ts';

const wished =
  "(?:please )?(?:(?:(?:i|we)(?:'d| would)? (?:need|want|like)|build|make|create|give)(?: me| us)?\\s+)?";

/** "A dashboard for our sales team with leads, deals by stage": what it is and for whom, and then what it shows. */
const titled = new RegExp(
  `^${wished}(?:(?:an?|the|my|our)\\s+)?(?:[\\p{L}'-]+\\s){0,2}?(dashboard|web ?site|site|home ?page|web ?page|portal)\\s+(?:for|of|about)\\s+(?:(?:my|our|the|an?)\\s+)?[\\p{L}'’&-]+(?:\\s[\\p{L}'’&-]+){0,3}?(?:\\s*:|\\s{1,2}(?:with|showing|that (?:shows|has|includes)))\\s+(?=\\S)`,
  'iu',
);

const appFor = new RegExp(
  `^${wished}(?:(?:an?|the|my|our)\\s+)?(?:[\\p{L}'-]+\\s)?(?:app|application|tool|program|system|database|list)\\s+for\\s+(?:(?:all|my|our|the)\\s+)*((?:[\\p{L}'-]+\\s){0,2}[\\p{L}'-]+?)(?:\\s*:|\\s+with)\\s+(\\S.*)$`,
  'iu',
);

/** "An app for my guitars with maker and year" keeps guitars; one for teachers keeps what comes behind. */
function keptIn(sentence: string): string | undefined {
  const [, things = '', list = ''] = appFor.exec(sentence) ?? [];
  const isKept = things !== '' && (readNoun(things)?.plural || contentOf(things));
  return isKept && isAboutAttributes(list) ? `${things} with ${list}` : undefined;
}

/** Puts an app without a title in the place of the title, so that what stands behind it is read as its things. */
export function withoutTitle(sentence: string): string {
  const kept = keptIn(sentence);
  if (kept !== undefined) return kept;
  const list = sentence.replace(titled, '');
  return list === sentence || isClause(list) ? sentence : `an app with ${list}`;
}
