import type { BlueprintPage } from '@sayso/core/blueprint-schema';
import { withTones } from './compose.ts';
import type { LandingSection } from './section.ts';

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
