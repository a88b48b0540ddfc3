import { Blueprint } from '@sayso/core/blueprint-schema';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { adoptSources, blueprintOf, openingOf } from './change/adopt.ts';
import { catchUp } from './change/catch-up.ts';

type Known = Pick<TurnRequest, 'app' | 'sources' | 'memory' | 'isFirst'>;

/** The plan of the app as it is: kept from the last turn, else read from its entities; none for a first build. */
export function knownBlueprint(request: Known): Blueprint | undefined {
  const kept = Blueprint.safeParse(request.memory);
  const hasSources = Object.keys(request.sources).length > 0;
  if (kept.success && hasSources)
    return opened(request, called(request.app.name, catchUp(kept.data, request.sources)));
  return request.isFirst ? undefined : adoptSources(request);
}

/** The plan of an app whose files keep nothing; none for a first build. */
export const emptyBlueprint = (request: Known): Blueprint | undefined =>
  request.isFirst ? undefined : blueprintOf(request, []);

/** An app that the builder took over opens with the page that its settings name now. */
const opened = (request: Known, blueprint: Blueprint): Blueprint =>
  blueprint.app.opensWith === undefined
    ? blueprint
    : { ...blueprint, app: { ...blueprint.app, ...openingOf(request) } };

/** By the name that the app has now: somebody may have renamed it since. */
const called = (name: string, blueprint: Blueprint): Blueprint =>
  name === '' || name === blueprint.app.name ? blueprint : { ...blueprint, app: { ...blueprint.app, name } };
