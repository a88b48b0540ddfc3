import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { fieldsOf, titleOf } from '../plan/look.ts';
import { reviewedBy } from '../plan/reviews.ts';
import { deedOf } from './copy.ts';
import type { Imports, Props } from './jsx.ts';

/** What the kit's reviews need to know; undefined where they hold no stars. */
export function reviewProps(
  blueprint: Blueprint,
  review: BlueprintEntity,
  imports: Imports,
): Props | undefined {
  const rating = fieldsOf(review, 'rating')[0];
  if (!rating) return undefined;
  const thing = reviewedBy(blueprint, review);
  const about = review.fields.find(({ ref }) => thing !== undefined && ref === thing.id);
  const text = fieldsOf(review, 'text', 'richtext')[0];
  const title = titleOf(review);
  const isOpen = review.rules.create === 'anyone';
  const { verb, thanks } = deedOf(review);
  const order = [about, rating, text, title];
  const rest = review.fields.filter(
    (field) => !order.includes(field) && field.inForm && field.ref === undefined,
  );
  return {
    entity: imports.entity(review.name),
    ratingField: rating.key,
    textField: text?.key,
    nameField: title?.type === 'string' ? title.key : undefined,
    aboutField: about?.key,
    fields: [...order, ...rest].flatMap((field) => field?.key ?? []),
    submitLabel: verb,
    thanks,
    forMembers: isOpen ? undefined : true,
  };
}
