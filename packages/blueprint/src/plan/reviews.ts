import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { titleWords } from '../texts/titles.ts';
import type { AddPage } from './kind-pages.ts';
import { entityById } from './look.ts';
import { addPublicDetail } from './public-details.ts';

export const reviewOf = ({ entities }: Blueprint): BlueprintEntity | undefined =>
  entities.find(({ concept }) => concept === 'customer_review');

/** The thing that reviews are of; undefined where they are of the business. */
export const reviewedBy = (blueprint: Blueprint, review: BlueprintEntity): BlueprintEntity | undefined =>
  review.fields.flatMap(({ ref }) => entityById(blueprint, ref) ?? []).find(({ kind }) => kind !== 'person');

const members = /\b(?:registered|signed[- ]in|logged[- ]in|members?|users?|colleagues?|staff|employees)\b/i;
const outsiders =
  /\b(?:visitors?|guests?|customers?|clients?|buyers?|diners?|people|anyone|anybody|everyone|everybody|readers?|without (?:an? )?(?:account|login|registering))\b/i;

/** Whether whoever comes by may write a review, rather than people with an account. */
function isForVisitors({ app }: Blueprint, text: string): boolean {
  if (app.personal) return false;
  const sentences = text.split(/[.!?\n;]+/).filter((one) => /\breview|\brate\b|\brates\b/i.test(one));
  return sentences.some((one) => outsiders.test(one) && !members.test(one));
}

/** Everybody reads reviews where visitors write them; nobody changes what somebody else said. */
export function openReviews(blueprint: Blueprint, text: string): void {
  const review = reviewOf(blueprint);
  if (!review || blueprint.app.personal) return;
  // Without stars there is nothing to take an average of.
  for (const field of review.fields) if (field.type === 'rating') field.required = true;
  const isOpen = isForVisitors(blueprint, text);
  const isShown = blueprint.pages.some(
    ({ public: isPublic, entity, target }) =>
      isPublic && [entity, target].some((id) => id !== undefined && id === reviewedBy(blueprint, review)?.id),
  );
  if (isOpen) review.rules.create = 'anyone';
  if (isOpen || isShown) review.rules.read = 'anyone';
  review.rules.update = 'owner-or-admin';
}

/** Where visitors read and write reviews: below the thing itself, or on a page of their own. */
export function addReviewPages(blueprint: Blueprint, text: string, add: AddPage): void {
  const review = reviewOf(blueprint);
  if (!review) return;
  const thing = reviewedBy(blueprint, review);
  const isOnShow = blueprint.pages.some((page) => page.public && page.entity === thing?.id);
  if (!isForVisitors(blueprint, text) && !(thing && isOnShow)) return;
  if (!thing) {
    add('CustomerReviews', {
      label: titleWords.customerReviews,
      icon: 'Star',
      archetype: 'public-form',
      target: review.id,
      public: true,
    });
    return;
  }
  if (!isOnShow)
    add('PublicOverview', {
      label: `Public ${thing.labelPlural.toLowerCase()}`,
      icon: 'Globe',
      archetype: 'public-landing',
      entity: thing.id,
      public: true,
    });
  addPublicDetail({ blueprint, add, thing });
}
