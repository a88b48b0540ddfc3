import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { isHappening } from '../seed/titles.ts';

/** Lets `child` refer to `parent`, once. */
type Relate = (child: BlueprintEntity, parent: BlueprintEntity) => void;

const hasLink = ({ fields }: BlueprintEntity): boolean => fields.some(({ ref }) => ref !== undefined);
/** A car has its driver, and is what services are of all the same. */
const isPart = ({ fields }: BlueprintEntity, entities: readonly BlueprintEntity[]): boolean =>
  fields.some(({ ref }) => entities.some(({ id, kind }) => id === ref && kind !== 'person'));

/** Events stand by themselves, and what visitors send says itself what it is about. */
const isOwn =
  /^(?:event|lead|meeting|vote|decision|task|topic|document)$|enquiry|message|feedback|request|application|review|comment|subscri|registration/i;

/** What is done or comes about, and is no thing by itself. */
const comesAbout = (entity: BlueprintEntity): boolean =>
  !isOwn.test(entity.concept ?? entity.label) &&
  (/^(?:event|log|transaction)$/.test(entity.kind) || isHappening(entity));

/** "Hives, inspections, harvests": what comes about does so with the one thing that is told of before it. */
export function linkToHub(entities: readonly BlueprintEntity[], relate: Relate): void {
  const told = entities.filter(({ why }) => why.from === 'text');
  const [hub, ...others] = told;
  if (hub?.kind !== 'resource' || isPart(hub, entities) || comesAbout(hub)) return;
  const isOther = (entity: BlueprintEntity) =>
    entity.kind === 'resource' && !comesAbout(entity) && !hasLink(entity);
  if (others.some(isOther)) return;
  for (const entity of others) if (comesAbout(entity) && !hasLink(entity)) relate(entity, hub);
}
