import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';

/** Name of the page that an app opens with: of an app that the builder took over, the one that it had. */
export const pageOpenedWith = (blueprint: Blueprint): string | undefined =>
  (blueprint.app.mainPage === undefined ? blueprint.app.opensWith : undefined) ?? mainPage(blueprint)?.name;

/** The page that was asked for; else what visitors came for, one tool with itself, everything else with the dashboard. */
export const mainPage = (blueprint: Blueprint): BlueprintPage | undefined =>
  blueprint.pages.find(({ id }) => id === blueprint.app.mainPage) ??
  blueprint.pages.find(
    // A page of words (about us, an imprint) is none that an app opens with.
    ({ archetype, props }) =>
      /^(?:catalogue|landing|portfolio|blog)$/.test(archetype) && props?.['isText'] !== true,
  ) ??
  blueprint.pages.find(({ archetype }) => archetype === 'dashboard') ??
  blueprint.pages[0];
