import type { EntityProof, Persona, PersonaProof, ProofCell } from '@sayso/contracts/rule-proof';
import { Check, Minus, X } from 'lucide-react';
import { t } from '../../../../texts/security.ts';
import { cn } from '../../../../ui/cn.ts';

type Matrix = NonNullable<EntityProof['matrix']>;
type Row = { id: 'anonymous' | 'user' | 'owner' | 'admin'; persona: Persona; whose: 'own' | 'other' };

const rows: readonly Row[] = [
  { id: 'anonymous', persona: 'anonymous', whose: 'other' },
  { id: 'user', persona: 'user_a', whose: 'other' },
  { id: 'owner', persona: 'user_a', whose: 'own' },
  { id: 'admin', persona: 'admin', whose: 'other' },
];
const acts = ['read', 'create', 'update', 'delete'] as const;
type Act = (typeof acts)[number];

/** Who may do what, each cell from attempts of a made-up person. */
export function ProofTable({ matrix }: { matrix: Matrix }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full table-fixed text-left text-dense">
        <thead className="bg-sunken text-caption text-muted">
          <tr>
            <th scope="col" className="w-2/5 px-5 py-2 font-medium max-md:w-1/3">
              {t('proof.who')}
            </th>
            {acts.map((act) => (
              <th key={act} scope="col" className="px-3 py-2 font-medium max-md:px-1.5">
                {t(`proof.acts.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, persona, whose }) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="px-5 py-2.5 font-medium">
                {t(`proof.who_${id}`)}
                <span className="block font-normal text-caption text-muted">{t(`proof.hints.${id}`)}</span>
              </th>
              {acts.map((act) => (
                <td key={act} className="px-3 py-2.5 max-md:px-1.5">
                  <Outcome
                    cell={cellOf(act, whose)}
                    proof={matrix[persona]}
                    isRisky={strangers.has(id) && (act === 'update' || act === 'delete')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellOf = (act: Act, whose: 'own' | 'other'): ProofCell => (act === 'create' ? act : `${act}_${whose}`);

/** Whoever did not make a record and does not look after the app. */
const strangers: ReadonlySet<Row['id']> = new Set(['anonymous', 'user']);

const looks = {
  yes: { icon: Check, look: 'bg-filled text-ink' },
  no: { icon: X, look: 'bg-sunken text-muted' },
  some: { icon: Minus, look: 'bg-warning-soft text-warning' },
  risky: { icon: Check, look: 'bg-warning-soft text-warning' },
};

type OutcomeProps = { cell: ProofCell; proof: PersonaProof; isRisky: boolean };

function Outcome({ cell, proof, isRisky }: OutcomeProps) {
  const outcome = proof[cell];
  const { icon: Icon, look } = looks[outcome === 'yes' && isRisky ? 'risky' : outcome];
  const count = proof.counts?.[cell];
  return (
    <span
      className="inline-flex items-center gap-2 whitespace-nowrap max-md:gap-1.5"
      title={outcome === 'some' ? t('proof.someHint') : undefined}
    >
      <span className={cn('grid size-5 place-items-center rounded-full', look)}>
        <Icon aria-hidden className="size-3" />
      </span>
      <span className="tabular-nums">
        {outcome === 'some' && count
          ? t('proof.some', count)
          : t(`proof.${outcome === 'yes' ? 'yes' : 'no'}`)}
      </span>
    </span>
  );
}
