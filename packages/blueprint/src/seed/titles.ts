import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { cities, lastNames } from '../lexicon/names.ts';

const list = (text: string): readonly string[] => text.split(';');

const tails: Readonly<Record<'resource' | 'content', readonly string[]>> = {
  resource: list('large;small;spare;classic;new;second-hand;for guests;for the office'),
  content: list(
    'in practice;at a glance;for newcomers;step by step;revisited;in short;behind the scenes;in detail',
  ),
};
const looks = list(
  'Classic;Blue;Small;Northern;Old;Bright;Silver;Green;Round;Double;Light;Little;Western;Amber;Tall;Plain',
);
const moments = list(
  'Monday;Morning;Spring;First;Evening;Weekend;Autumn;Regular;Friday;Summer;Early;Midweek;Winter;Late;Extra;Sunday',
);
const happening =
  /(?:ing|tion|ment|sion|check|visit|request|report|run|trip|night|day|round|call|entry|log|change)$/i;

/** Whether a thing outside the lexicon takes place rather than lies about: a feeding, a check, a game night. */
export const isHappening = ({ label, kind }: Pick<BlueprintEntity, 'label' | 'kind'>): boolean =>
  kind === 'event' || kind === 'log' || kind === 'transaction' || happening.test(label);

/** The title of the n-th sample of a thing for which nobody wrote examples: "Silver boot", "Morning feeding". */
export function plainTitleOf(entity: BlueprintEntity, index: number): string {
  const heads = isHappening(entity) ? moments : looks;
  const head = heads[index % heads.length] ?? '';
  const more = index < heads.length ? '' : `${looks[(index * 3) % looks.length]?.toLowerCase() ?? ''} `;
  return `${head} ${more}${/^[A-Z][a-z]/.test(entity.label) ? entity.label.toLowerCase() : entity.label}`;
}

/** The title of the n-th sample; beyond the pool the same things come again, told apart as people would. */
export function titleFrom(pool: readonly string[], entity: BlueprintEntity, index: number): string {
  const value = pool[index % pool.length] ?? '';
  const round = Math.floor(index / pool.length);
  // "Groceries" is bought every week; its date tells the records apart.
  if (round === 0 || entity.kind === 'log') return value;
  const counted = /^(.*?)(\d+)$/.exec(value);
  if (counted?.[2]) return `${counted[1] ?? ''}${Number(counted[2]) + round * pool.length}`;
  const place = (words: readonly string[]): string => words[(index + round) % words.length] ?? '';
  if (entity.kind === 'transaction') return `${value} for ${place(lastNames)}`;
  if (entity.kind === 'event') return `${value} in ${place(cities)}`;
  if (entity.kind === 'content') return `${value}, ${place(tails.content)}`;
  return entity.kind === 'person' ? `${value} ${place(cities)}` : `${value}, ${place(tails.resource)}`;
}
