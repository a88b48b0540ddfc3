import type { Failure } from '@sayso/contracts/chat';
import { t } from '../../../texts/chat.ts';
import { describePath } from '../describe-path.ts';

const mostTold = 5;
const longest = 1_500;

/** The message that asks the assistant to finish what did not pass. */
export function retryRequest(failures: readonly Failure[]): string {
  const lines = oneOfEach(failures)
    .slice(0, mostTold)
    .map((failure) => {
      const hint = failure.hint === undefined ? '' : ` (${failure.hint})`;
      return `- ${placeOf(failure)}: ${failure.message}${hint}`;
    });
  const asked = t(isAllLive(failures) ? 'attention.askToFix' : 'attention.askToFinish');
  const text = [asked, ...lines].join('\n');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** A mistake that a file makes in many places is one to whoever reads of it. */
export const oneOfEach = (failures: readonly Failure[]): Failure[] => {
  const seen = new Set<string>();
  return failures.filter(({ path, message }) => {
    const key = `${path} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/** Nothing was left out: all that is wrong is in the app. */
export const isAllLive = (failures: readonly Failure[]): boolean =>
  failures.length > 0 && failures.every(({ live }) => live === true);

/** The answer itself ended too early. */
export const isBrokenOff = ({ code }: Failure): boolean => code === 'broken-off' || code === 'limit';

/** "Task List page, line 12", as a person would say it. */
export function placeOf({ path, line }: Pick<Failure, 'path' | 'line'>): string {
  if (path === 'answer') return t('attention.answer');
  const { name, what } = describePath(path);
  const place = [name, what].filter((word) => word !== '').join(' ');
  return line === undefined ? place : t('attention.place', { place, line: String(line) });
}
