import { setImmediate as answered } from 'node:timers/promises';
import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import type { Fault } from '@sayso/contracts/faults';
import { type AppId, Id } from '@sayso/contracts/ids';
import type { LoggedCall } from '@sayso/contracts/log-types';
import { enterApp } from '@sayso/contracts/publishing';
import { type ImportReply, importRecords } from '@sayso/contracts/record-files';
import { getAppMe, userEntity } from '@sayso/contracts/records';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Api, EndedCall } from '../../http/api.ts';
import type { LogEvent, LogWriter } from './log-writer.ts';
import { createWhose, type Whose } from './whose.ts';

type Deps = { api: Pick<Api, 'listenToCalls'>; enter: Enter; writer: LogWriter };

/** Writes down what apps ask of the server, once they were answered. */
export function listenToCalls({ api, enter, writer }: Deps): void {
  const whose = createWhose(enter);
  api.listenToCalls((call) => {
    const { logs: type } = call.endpoint;
    const params = (call.request.params ?? {}) as Params;
    const { appId } = params;
    // An app that cannot exist has no log.
    if (type === undefined || !isWorthALine(call, type) || !isAppId(appId)) return;
    writer.addLater(appId, async () => {
      await answered();
      const who = await whose(call.actor, appId);
      return who && eventOf(call, { appId, type, params, who });
    });
  });
}

const isAppId = (id: string | undefined): id is AppId => Id.safeParse(id).success;

/** What changes nothing is worth one only where it fails. */
const onlyFailures: ReadonlySet<LoggedCall> = new Set(['read', 'sign_in']);
/** They ask who is signed in, and "nobody" is an answer. */
const askWhoIsThere: ReadonlySet<AnyEndpoint> = new Set([getAppMe, enterApp]);

function isWorthALine(call: EndedCall, type: LoggedCall): boolean {
  if (!isOfApp(call.actor)) return false;
  if (!('fault' in call)) return !onlyFailures.has(type);
  return !(askWhoIsThere.has(call.endpoint) && call.fault.reason === 'auth_required');
}

/** Makers at work in the builder are not their apps. */
const isOfApp = (actor: Actor): boolean => actor.kind !== 'user' || actor.proof?.by === 'key';

type Params = { appId?: string; entity?: string; id?: string; package?: string; endpoint?: string };
type Known = { appId: AppId; type: LoggedCall; params: Params; who: Whose };

function eventOf(call: EndedCall, { appId, type, params, who }: Known): LogEvent {
  const error = 'fault' in call ? errorOf(call.fault) : errorInside(call);
  // Nothing that was typed to sign in, and nothing that strangers sent.
  const keepsInputs = type !== 'sign_in' && who.isInside;
  return {
    appId,
    user: who.user,
    object: params.entity ?? params.endpoint ?? userEntity,
    type,
    status: error === null ? 'success' : 'error',
    ...(keepsInputs ? { inputs: inputsOf(call, params) } : {}),
    ...('answer' in call ? { outputs: call.answer } : {}),
    ...(error === null ? {} : { error }),
  };
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
      .filter(([field, what]) => what !== message && `${field}: ${what}` !== message)
      .map(([field, what]) => `${field}: ${what}`),
    ...(reason === undefined ? [] : [`(${reason})`]),
  ].join('\n');

/** An import that stored nothing is answered with what was wrong. */
function errorInside({ endpoint, answer }: Extract<EndedCall, { answer: unknown }>): string | null {
  if (endpoint !== importRecords) return null;
  const { status, details } = answer as ImportReply;
  return status === 'error' ? (details ?? status) : null;
}
