import { getReader, readDescription } from '@sayso/contracts/reading';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import { callerGone } from '../../http/caller-gone.ts';
import type { Readings } from './service.ts';

export function readingRoutes(api: Api, readings: Readings): void {
  bind(api, getReader, ({ actor }) => readings.reader(actor));
  bind(api, readDescription, ({ actor, body, reply }) => readings.read(actor, body, callerGone(reply)));
}
