import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isFinal } from '../plan/colors.ts';
import { isOfKind } from '../plan/worlds.ts';
import type { Random } from './random.ts';

/** States in which a thing is there for those who look at it. */
const shown =
  /^(?:published|available|in stock|active|approved|listed|for sale|live|public|open|online|on display|running|current|in use|enrolled|free)$/i;

/** Spreads over the choices: what visitors look for is mostly there, what is worked on mostly on its way. */
export function choiceFor(
  field: BlueprintField,
  { entity, index, random }: { entity: BlueprintEntity; index: number; random: Random },
): string | undefined {
  const options = field.options ?? [];
  // "Stoneware bowl" is one of the bowls.
  const title = entity.titles?.[index % entity.titles.length] ?? '';
  const named = options.find(({ label }) => isOfKind(title, label));
  if (named && field.id !== entity.workflow) return named.value;
  const daily = isRhythm(field) && options.find(({ label }) => /^(?:daily|every day)$/i.test(label));
  // What people track is mostly done day by day.
  if (daily && entity.concept === 'habit')
    return (index % 4 === 3 ? options.find((option) => option !== daily) : daily)?.value;
  const there = options.find(({ label }) => shown.test(label));
  if (there && isLookedAt(field, entity)) {
    const others = options.filter((option) => option !== there);
    const isMostlyThere = entity.kind === 'content' || entity.rules.read === 'anyone';
    const every = isMostlyThere ? 4 : others.length > 2 ? 2 : 3;
    if (index % every !== every - 1 || others.length === 0) return there.value;
    return others[Math.floor(index / every) % others.length]?.value;
  }
  if (index < options.length) return options[index]?.value;
  // Dogs and cats come first on every list of animals, and are most of those kept.
  if (/^species$/i.test(field.label)) return options[index % 2]?.value;
  const open = options.filter(({ label }) => !isFinal(label));
  return (random.next() < 0.7 && open.length > 0 ? random.pick(open) : random.pick(options))?.value;
}

const isRhythm = ({ label }: BlueprintField): boolean => /^(?:frequency|rhythm|how often)$/i.test(label);

/** Not what moves along a board: there each column has something in it. */
const isLookedAt = (field: BlueprintField, { kind, workflow }: BlueprintEntity): boolean => {
  const isState = field.id === workflow || /status|state|visib|availab/i.test(field.label);
  return isState && (/^(?:content|resource|person)$/.test(kind) || field.options?.length === 2);
};

/** Yes and no as they lie in life: most things are there, few are given back or paid by chance. */
const usuallyYes = /available|active|published|public|in stock|visible|approved|enabled|open/i;

export const yesOrNo = ({ label }: BlueprintField, index: number, random: Random): boolean =>
  usuallyYes.test(label) ? index % 4 !== 3 : random.next() < 0.4;
