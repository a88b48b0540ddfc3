import type { BlueprintPage } from '@sayso/core/blueprint-schema';
import { withTones } from '../landing/compose.ts';
import type { LandingSection } from '../landing/section.ts';
import { type Change, contextPage } from './context.ts';

/** The landing page that is looked at, else the one that the app has. */
export const landingOf = (change: Change): BlueprintPage | undefined => {
  const here = contextPage(change);
  return here?.archetype === 'landing'
    ? here
    : change.blueprint.pages.find(
        ({ archetype, props }) => archetype === 'landing' && props?.['isText'] !== true,
      );
};

/** From now on the page has these sections; buttons that led to one that is gone go with it. */
export function saveSections(page: BlueprintPage, sections: readonly LandingSection[]): void {
  const anchors = new Set(sections.map(({ id }) => `#${id ?? ''}`));
  const sound = sections.map((section) =>
    section.actions
      ? {
          ...section,
          actions: section.actions.filter(({ href }) => !href?.startsWith('#') || anchors.has(href)),
        }
      : section,
  );
  page.props = { ...page.props, sections: JSON.parse(JSON.stringify(withTones(sound))) };
}
