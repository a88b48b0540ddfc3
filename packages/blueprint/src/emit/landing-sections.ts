import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';
import { composeSections } from '../landing/compose.ts';
import { type LandingSection, soundSections } from '../landing/section.ts';

/** The sections that the plan gives; made from what was asked for and from the app's own words where it gives none. */
export function sectionsOf(blueprint: Blueprint, page: BlueprintPage): LandingSection[] {
  const given = soundSections<LandingSection>(page.props?.['sections']);
  return given.length > 0 ? given : composeSections(blueprint, page);
}
