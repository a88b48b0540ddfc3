import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Ids } from '../plan/entities.ts';
import type { NewPage } from '../plan/page-plan.ts';
import type { PageExtras } from './draft-extras.ts';

export type DraftPage = PlanDraft['pages'][number];

/** What a page of a draft is made of. */
export type Making = {
  blueprint: Blueprint;
  draft: PlanDraft;
  page: DraftPage;
  own: PageExtras;
  /** The thing that the page is about, where the draft names one. */
  thing: BlueprintEntity | undefined;
  ids: Ids;
  add(name: string, page: NewPage): BlueprintPage;
  isOpen: boolean;
};
