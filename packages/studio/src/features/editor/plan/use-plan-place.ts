import type { PlanPlace } from '@sayso/contracts/chat';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Most characters of a message that go along in an address. */
const most = 300;

/** The address of one place of the plan, with the words that led there. */
export function addressOfPlan(appId: string, place: PlanPlace) {
  const search = new URLSearchParams();
  if (place.thing) search.set('thing', place.thing);
  if (place.field) search.set('field', place.field);
  if (place.words) search.set('words', place.words.slice(0, most));
  return { pathname: `/apps/${appId}/editor/plan`, search: `?${search}` };
}

/** Goes to what the address names, once for each address; answers where that is and the words that led there. */
export function usePlanPlace(box: RefObject<HTMLElement | null>) {
  const [search] = useSearchParams();
  const key = search.toString();
  const thing = search.get('thing');
  const field = search.get('field');
  const gone = useRef<string | null>(null);
  useEffect(() => {
    if (gone.current === key || !thing) return;
    const card = box.current?.querySelector(`[data-plan-thing="${CSS.escape(thing)}"]`);
    const chip = field ? card?.querySelector(`[data-plan-field="${CSS.escape(field)}"]`) : null;
    const item = chip ?? card?.querySelector('[data-plan-item]');
    if (!(item instanceof HTMLElement)) return;
    gone.current = key;
    item.scrollIntoView({ block: 'center' });
    item.focus();
  });
  return {
    words: search.get('words')?.slice(0, most) || null,
    ledTo: thing ? { thing, field: field ?? undefined } : undefined,
  };
}
