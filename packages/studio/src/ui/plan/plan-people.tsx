import type { PlanPerson, PlanRole } from '@sayso/contracts/plan';
import { pluralOf } from '@sayso/core/entities/plurals';
import { joinWords } from '@sayso/core/join-words';
import { ChevronDown, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../texts/plan-parts.ts';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { mayDo } from './access-sentences.ts';
import { AccessTable } from './access-table.tsx';
import { NewsMark } from './news-mark.tsx';
import { usePlanState } from './plan-context.ts';
import { PlanRoles } from './plan-roles.tsx';
import { PlanSection } from './plan-section.tsx';

/** A mark stands at the end of a sentence. */
const afterWords = 'ms-1.5';

/** Who uses the app: what each may do as a sentence, and all of it as a table. */
export function PlanPeople() {
  const { plan } = usePlanState();
  const [isOpen, setOpen] = useState(false);
  const table = useId();
  const custom = plan.things.filter(({ access }) => Object.values(access).includes('custom'));
  return (
    <PlanSection title={t('people.title')} icon={Users}>
      <ul className="grid gap-1.5">
        {plan.people.map((person) => (
          <Sentence key={person.role} person={person} />
        ))}
        {custom.length > 0 && (
          <li className="wrap-anywhere text-dense text-muted">
            {t('people.custom', { things: joinWords(custom.map(({ plural }) => plural)) })}
          </li>
        )}
        {plan.roles.map((role) => (
          <RoleSentence key={role.id} role={role} />
        ))}
      </ul>
      <PlanRoles />
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? table : undefined}
        className="-ml-2 justify-self-start px-2"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
        {t('people.details')}
      </Button>
      {isOpen && (
        <div id={table}>
          <AccessTable />
        </div>
      )}
    </PlanSection>
  );
}

function Sentence({ person: { role, home } }: { person: PlanPerson }) {
  const { plan } = usePlanState();
  const page = plan.pages.find(({ id }) => id === home);
  return (
    <li className="wrap-anywhere text-dense">
      <span className="font-medium">{t(`people.can.${role}`)}</span> {mayDo(plan, role)}.{' '}
      {page && <span className="text-muted">{t('people.startOn', { page: page.name })}</span>}
      <NewsMark id={role} className={afterWords} />
    </li>
  );
}

/** What a role adds to what every user may do. */
function RoleSentence({ role: { id, name } }: { role: PlanRole }) {
  const { plan } = usePlanState();
  const rights = mayDo(plan, `role:${id}`);
  if (rights === t('people.nothing'))
    return (
      <li className="wrap-anywhere text-dense">
        {t('people.noMore', { roles: pluralOf(name) })}
        <NewsMark id={`role:${id}`} className={afterWords} />
      </li>
    );
  return (
    <li className="wrap-anywhere text-dense">
      <span className="font-medium" dir="auto">
        {t('people.also', { role: name })}
      </span>{' '}
      {rights}.
      <NewsMark id={`role:${id}`} className={afterWords} />
    </li>
  );
}
