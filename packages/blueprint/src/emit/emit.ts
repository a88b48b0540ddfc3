import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';

/** The source of one page; undefined where the plan lacks what the page is about. */
export type Emit = (blueprint: Blueprint, page: BlueprintPage) => string | undefined;
