import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById } from './look.ts';

/** The thing that is booked: the page's target, else what a booking refers to that is no person. */
export function bookedOn(
  blueprint: Blueprint,
  page: BlueprintPage,
  booking: BlueprintEntity,
): BlueprintEntity | undefined {
  const given = entityById(blueprint, page.target);
  if (given && booking.fields.some(({ ref }) => ref === given.id)) return given;
  const referred = booking.fields.flatMap(({ ref }) => entityById(blueprint, ref) ?? []);
  return (
    referred.find(({ kind }) => kind === 'resource') ??
    referred.find(({ label }) =>
      /staff|barber|stylist|doctor|teacher|coach|instructor|therapist|vet\b/i.test(label),
    ) ??
    referred.find(({ kind }) => kind !== 'person')
  );
}
