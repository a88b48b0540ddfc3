import type { BlueprintPage } from '@sayso/core/blueprint-schema';
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
