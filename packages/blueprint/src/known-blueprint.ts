import { Blueprint } from '@sayso/core/blueprint-schema';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { adoptSources } from './change/adopt.ts';
import { catchUp } from './change/catch-up.ts';

/** The plan of the app as it is: kept from the last turn, else read from its entities; none for a first build. */
export function knownBlueprint(
  request: Pick<TurnRequest, 'app' | 'sources' | 'memory' | 'isFirst'>,
): Blueprint | undefined {
  const kept = Blueprint.safeParse(request.memory);
  const hasSources = Object.keys(request.sources).length > 0;
  if (kept.success && hasSources) return called(request.app.name, catchUp(kept.data, request.sources));
  return request.isFirst ? undefined : adoptSources(request);
}

/** By the name that the app has now: somebody may have renamed it since. */
const called = (name: string, blueprint: Blueprint): Blueprint =>
  name === '' || name === blueprint.app.name ? blueprint : { ...blueprint, app: { ...blueprint.app, name } };
