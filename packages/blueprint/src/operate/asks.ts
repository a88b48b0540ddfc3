import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { visitorFields } from '../emit/asked.ts';
import { bookingFields } from '../emit/booking.ts';
import { buyerFields } from '../emit/public.ts';
import { askedInSurvey } from '../emit/tools/survey.ts';
import { type LandingSection, soundSections } from '../landing/section.ts';
import { entityById } from '../plan/look.ts';

export type Asks = { entity: BlueprintEntity; fields: BlueprintField[] };

/** What visitors fill in on a page, and what becomes of it; nothing where the page asks for nothing. */
export function asksOf(blueprint: Blueprint, page: BlueprintPage): Asks | undefined {
  if (!page.public) return undefined;
  const found = askedOn(blueprint, page);
  if (!found) return undefined;
  const { entity, keys } = found;
  return { entity, fields: entity.fields.filter(({ key }) => keys.includes(key)) };
}

type AskedKeys = { entity: BlueprintEntity; keys: readonly string[] } | undefined;

function askedOn(blueprint: Blueprint, page: BlueprintPage): AskedKeys {
  const [shown, target] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  switch (page.archetype) {
    case 'public-form':
    case 'public-landing':
    case 'public-detail':
      return target && { entity: target, keys: visitorFields(blueprint, target) };
    case 'landing': {
      const entity = formOf(blueprint, page);
      return entity && { entity, keys: visitorFields(blueprint, entity) };
    }
    case 'booking':
      return shown && { entity: shown, keys: bookingFields(blueprint, page) };
    case 'cart':
      return target && { entity: target, keys: buyerFields(target) };
    case 'survey':
      return shown && !target ? { entity: shown, keys: askedInSurvey(blueprint, shown) } : undefined;
    default:
      return undefined;
  }
}

const formOf = (blueprint: Blueprint, page: BlueprintPage): BlueprintEntity | undefined => {
  const sections = soundSections<LandingSection>(page.props?.['sections']);
  return entityById(blueprint, sections.find(({ kind }) => kind === 'form')?.entity);
};
