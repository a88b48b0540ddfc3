import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { conceptOf } from '../read/things/nouns.ts';

/** Who works in a house and does what is to be done there. */
const staff: ReadonlySet<string> = new Set(
  'employee,technician,driver,stylist,trainer,teacher,agent,freelancer,doctor,vet,caregiver,nurse,lawyer,waiter,researcher,security_guard'.split(
    ',',
  ),
);
const done =
  /^(?:assignee|assigned to|held by|performed by|walked by|cleaned by|done by|checked by|responsible person|inspector|interviewer)$/i;
const asked = /^(?:requested by|submitted by|ordered by|prepared by|recorded by)$/i;

type FreeKey = (entity: BlueprintEntity, wanted: string) => string;

/** Where an app has one list of those who work, whoever a job is given to is one of them, and no line of text. */
export function linkStaff(entities: readonly BlueprintEntity[], freeKey: FreeKey): void {
  const workers = entities.filter(isWorker);
  const [worker] = workers;
  if (!worker || workers.length > 1) return;
  for (const entity of entities) {
    if (entity === worker || entity.fields.some(({ ref }) => ref === worker.id)) continue;
    const named = entity.fields.find((field) => isLine(field) && done.test(field.label));
    const sender = entity.fields.find((field) => isLine(field) && asked.test(field.label));
    // Who drives a van does not mend it.
    const isTheirs = worker.concept !== 'driver' || entity.concept !== 'maintenance';
    const field = (isTheirs ? named : undefined) ?? (worker.concept === 'employee' ? sender : undefined);
    if (!field) continue;
    Object.assign(field, { type: 'ref', ref: worker.id, key: freeKey(entity, `${field.key}_id`) });
  }
}

const isLine = ({ type, why, label }: BlueprintField): boolean =>
  type === 'string' && (why.from === 'default' || /^(?:assignee|assigned to|held by)$/i.test(label));

/** People with a trade of their own outside the lexicon (cleaners) work, too; those who are served do not. */
const isWorker = ({ kind, concept, label }: BlueprintEntity): boolean =>
  kind === 'person' &&
  (staff.has(concept ?? '') ||
    (concept === undefined &&
      /(?:er|or|ist|ian|man|woman)$/i.test(label) &&
      !isServed.test(label) &&
      !conceptOf(label)));

const isServed =
  /\b(?:customer|buyer|owner|user|visitor|traveller|player|member|donor|follower|subscriber|sister|brother|mother|father|reader|exhibitor|competitor|sponsor|investor|sitter|fan|partner)$/i;
