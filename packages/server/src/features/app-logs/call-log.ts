import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import type { Fault } from '@sayso/contracts/faults';
import { Id } from '@sayso/contracts/ids';
import { callInstalled, callIntegration } from '@sayso/contracts/integrations';
import type { LogType } from '@sayso/contracts/log-entries';
import * as records from '@sayso/contracts/records';
import type { Actor } from '../../access/actor.ts';
import type { Api, EndedCall } from '../../http/api.ts';
import type { LogEvent, LogWriter } from './log-writer.ts';

/** What of an app's calls is worth a line; reading only where it fails. */
const logged: readonly (readonly [AnyEndpoint, LogType])[] = [
  [records.createRecord, 'create'],
  [records.createRecords, 'create'],
  [records.updateRecord, 'update'],
  [records.updateRecords, 'update'],
  [records.changeRecords, 'update'],
  [records.updateManyRecords, 'update'],
  [records.upsertRecords, 'update'],
  [records.updateAppMe, 'update'],
  [records.updateAppUser, 'update'],
  [records.deleteRecord, 'delete'],
  [records.deleteRecords, 'delete'],
  [records.deleteAppUser, 'delete'],
  [records.listRecords, 'read'],
  [records.listRecordPage, 'read'],
  [records.countRecords, 'read'],
  [records.getRecord, 'read'],
  [records.aggregateRecords, 'read'],
  [callIntegration, 'integration'],
  [callInstalled, 'integration'],
];

/** Writes down what apps ask of the server, once they were answered. */
export function listenToCalls(api: Pick<Api, 'callListeners'>, writer: LogWriter): void {
  for (const [endpoint, type] of logged) {
    api.callListeners.set(endpoint, (call) => {
      if (!isOfApp(call.actor) || (type === 'read' && !('fault' in call))) return;
      // After the answer is on its way.
      setImmediate(() => {
        const event = eventOf(call, type);
        if (event !== null) writer.add(event);
      });
    });
  }
}

/** Makers at work in the builder are not their apps. */
const isOfApp = (actor: Actor): boolean => actor.kind !== 'user' || actor.proof?.by === 'key';

type Params = { appId?: string; entity?: string; id?: string; package?: string; endpoint?: string };

function eventOf(call: EndedCall, type: LogType): LogEvent | null {
  const { appId, ...params } = (call.request.params ?? {}) as Params;
  // An app that cannot exist has no log.
  if (!Id.safeParse(appId).success) return null;
  const fault = 'fault' in call ? call.fault : null;
  return {
    appId: appId as string,
    user: userOf(call.actor, fault),
    object: params.entity ?? params.endpoint ?? records.userEntity,
    type,
    status: fault === null ? 'success' : 'error',
    inputs: inputsOf(call, params),
    ...('answer' in call ? { outputs: call.answer } : {}),
    ...(fault === null ? {} : { error: errorOf(fault) }),
  };
}

/** Who was refused at the door of the app is no business of its maker's. */
function userOf(actor: Actor, fault: Fault | null): LogEvent['user'] {
  if (actor.kind === 'app_user') return { id: actor.userId, email: actor.email };
  const isOutside = fault !== null && (fault.status === 401 || fault.status === 403);
  return actor.kind === 'user' && !isOutside ? actor.user : null;
}

function inputsOf({ request }: EndedCall, { id }: Params): unknown {
  const { body, query } = request;
  const given = {
    ...(id === undefined ? {} : { id }),
    ...(Object.keys((query as object | null) ?? {}).length > 0 ? { query } : {}),
    ...(body === undefined || body === null ? {} : { body }),
  };
  const parts = Object.values(given);
  if (parts.length === 0) return null;
  return parts.length === 1 && id === undefined ? parts[0] : given;
}

const errorOf = ({ message, fields, reason }: Fault): string =>
  [
    message,
    // The message names the first of them.
    ...Object.entries(fields ?? {})
      .map(([field, what]) => `${field}: ${what}`)
      .filter((line) => line !== message),
    ...(reason === undefined ? [] : [`(${reason})`]),
  ].join('\n');
