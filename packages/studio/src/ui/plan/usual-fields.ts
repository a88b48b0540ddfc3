import type { PlanFieldKind, PlanThing } from '@sayso/contracts/plan';
import { t } from '../../texts/plan.ts';

const most = 5;

/** Kinds that a thing usually has once, in the order in which they are missed. */
const usual = [
  { name: t('usual.name'), kind: 'text' },
  { name: t('usual.notes'), kind: 'long text' },
  { name: t('usual.phone'), kind: 'phone' },
  { name: t('usual.email'), kind: 'email' },
  { name: t('usual.price'), kind: 'money' },
  { name: t('usual.dueDate'), kind: 'date' },
  { name: t('usual.photo'), kind: 'picture' },
  { name: t('usual.address'), kind: 'text' },
  { name: t('usual.quantity'), kind: 'whole number' },
] as const satisfies readonly { name: string; kind: PlanFieldKind }[];

/** Fields that the thing does not have yet and that many do. */
export function usualFields({ fields }: PlanThing): readonly { name: string; kind: PlanFieldKind }[] {
  const names = new Set(fields.map(({ name }) => name.toLowerCase()));
  const kinds = new Set<string>(fields.map(({ kind }) => kind));
  const isMissed = ({ name, kind }: (typeof usual)[number]) =>
    !names.has(name.toLowerCase()) && (kind === 'text' || !kinds.has(kind));
  return usual.filter(isMissed).slice(0, most);
}
