import type { Message } from '@sayso/contracts/chat';
import { ListTree } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../texts/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { addressOfPlan } from '../plan/use-plan-place.ts';

type Place = NonNullable<NonNullable<Message['turn']>['plan_place']>;

/** What was asked for could not be read from the words; this leads to where it can be changed by hand. */
export function PlanPlace({ appId, place }: { appId: string; place: Place }) {
  return (
    <Button variant="link" size="inline" asChild className="justify-self-start max-md:min-h-10">
      <Link to={addressOfPlan(appId, place)}>
        <ListTree aria-hidden className="size-4" />
        {t('plan.place')}
      </Link>
    </Button>
  );
}
