import type { EntityClient } from '../../sdk/entity-types.ts';
import { booking } from '../../texts/booking.ts';
import { fieldOf, optionLabel } from '../schema.ts';
import { isEmpty } from '../validate.ts';

type Given = {
  entity: EntityClient;
  statusField?: string | undefined;
  defaults?: Record<string, unknown> | undefined;
};

/** A booking that begins as "Requested" is asked for: nobody is told that it was made. */
export function bookingWords({ entity, statusField, defaults = {} }: Given) {
  const status = statusField === undefined ? undefined : fieldOf(entity.schema, statusField);
  const first = status && (defaults[status.key] ?? status.property.default);
  const isAsked =
    status !== undefined &&
    !isEmpty(first) &&
    /^(?:request|pending|asked|new request)/i.test(optionLabel(status.property, first));
  return isAsked
    ? { title: booking.requestThis, send: booking.request, done: booking.requested }
    : { title: booking.bookThis, send: booking.book, done: booking.confirmed };
}
