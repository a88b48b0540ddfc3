import type { PlanPageKind } from '@sayso/contracts/plan';
import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { coordinatesOf } from '../emit/community-fields.ts';
import { dateField, fieldsOf, stateOf } from '../plan/look.ts';
import type { NewPage } from '../plan/page-plan.ts';
import { shapeOf } from '../plan/page-shapes.ts';
import { lower } from '../texts/grammar.ts';
import { newPageWords } from '../texts/operations.ts';

type PageDraft = Pick<NewPage, 'archetype' | 'label' | 'icon' | 'props'>;
type ShownKind = Exclude<PlanPageKind, 'chart' | 'form'>;

export const addressOf = ({ fields }: BlueprintEntity): BlueprintField | undefined =>
  fields.find(({ label }) => /\b(?:address|location|postcode|street|city|town|place|venue)\b/i.test(label));

/** What a page of this kind shows of a thing; undefined where the thing lacks what it takes. */
export function draftFor(kind: ShownKind, entity: BlueprintEntity, isOpen: boolean): PageDraft | undefined {
  switch (kind) {
    case 'list':
      return isOpen
        ? { archetype: 'public-landing', label: newPageWords.ours(lower(entity.labelPlural)), icon: 'Globe' }
        : { archetype: 'list', label: entity.labelPlural, icon: entity.icon };
    case 'board':
      return boardOf(entity);
    case 'calendar':
      return dateField(entity) && { archetype: 'calendar', label: 'Calendar', icon: 'CalendarDays' };
    case 'timeline':
      return dateField(entity) && shapeOf('timeline');
    case 'gallery':
      return fieldsOf(entity, 'image').length > 0 ? shapeOf('gallery') : undefined;
    case 'map':
      return (coordinatesOf(entity) ?? addressOf(entity)) && shapeOf('map');
  }
}

function boardOf(entity: BlueprintEntity): PageDraft | undefined {
  const board: PageDraft = { archetype: 'kanban', label: 'Board', icon: 'Columns3' };
  if (stateOf(entity)) return board;
  const [choice] = fieldsOf(entity, 'enum');
  return choice && { ...board, props: { field: choice.id } };
}
