import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import { type CoreName, callIntegration, coreParameters } from '@sayso/contracts/integrations';
import { limits } from '@sayso/contracts/limits';
import { matrix } from '../matrix-calls.ts';
import type { Entry, Ground } from '../matrix-rows.ts';
import { fewShapes, shapes } from './shapes.ts';
import { lengthOf, type Slot, slotsOf, withGiven } from './slots.ts';

/** One call of an endpoint that is answered, into which texts are put. */
export type Target = { name: string; route: string; endpoint: AnyEndpoint; entry: Entry };
export type NastyCall = { what: string; method: string; path: string; body: unknown };

/** More than this and a text is sent in a few shapes only. */
const manyShapesBytes = 64_000;
const page = { file_path: 'pages/Home', line: 1, column: 1, base_hash: '', classes: 'p-4' };

/** Where the matrix leads nowhere, a way to what is there. */
const deeper: Readonly<Record<string, Partial<Entry>>> = {
  'POST /api/apps/:appId/coding/visual-edit': { body: () => page },
  'POST /api/apps/:appId/pages/:page/manual-edit-code': { params: () => ({ page: 'Home' }) },
  'POST /api/apps/:appId/pages/:page/generate-code': { params: () => ({ page: 'Home' }) },
  'POST /api/apps/:appId/pages/:page/edit-code': { params: () => ({ page: 'Home' }) },
  'DELETE /api/apps/:appId/entities/:entity': { body: () => ({ title: 'No such' }) },
  'PATCH /api/apps/:appId/entities/:entity/update-many': {
    body: () => ({ query: { title: 'No such' }, data: { $set: { title: 'Changed' } } }),
  },
};

const integrations: Readonly<Record<CoreName, unknown>> = {
  UploadFile: {},
  UploadPrivateFile: {},
  CreateFileSignedUrl: { file_uri: 'private/none' },
  InvokeLLM: { prompt: 'Say hello' },
  GenerateImage: { prompt: 'A quiet lake' },
  ExtractDataFromUploadedFile: { file_url: '/api/files/none', json_schema: { type: 'object' } },
  SendEmail: { to: 'ada@example.com', subject: 'Hello', body: 'Hello' },
};

/** Every bound endpoint with a call of it; throws for one that has none. */
export function targetsOf(contracts: ReadonlyMap<string, AnyEndpoint>): Target[] {
  const bound = [...contracts].map(([route, endpoint]) => {
    const entry = matrix[route];
    if (!entry) throw new Error(`${route} has no valid call in the matrix`);
    return { name: route, route, endpoint, entry: { ...entry, ...deeper[route] } };
  });
  const core = Object.entries(integrations).map(([name, body]) => ({
    name: `integration ${name}`,
    route: `POST /api${callIntegration.path}`,
    endpoint: { ...callIntegration, body: coreParameters[name as CoreName] } as unknown as AnyEndpoint,
    entry: {
      row: [],
      params: () => ({ package: 'Core', endpoint: name }),
      body: () => body,
    } as unknown as Entry,
  }));
  return [...bound, ...core];
}

/** The target's calls, each with one text as long and as nasty as may be; by the place of the text. */
export function* nastyCalls(
  { route, endpoint, entry }: Target,
  ground: Ground,
): Generator<readonly [place: string, calls: NastyCall[]]> {
  const valid = { query: Object.fromEntries(new URLSearchParams(entry.query)), body: entry.body?.(ground) };
  const params = { appId: ground.app, ...entry.params?.(ground) };
  const [method = '', path = ''] = route.split(' ');
  for (const slot of slotsOf(endpoint, valid)) {
    const place = `${slot.isObject ? 'keys of ' : ''}${slot.part} ${slot.path.join('.')}`;
    const given = slot.isObject ? objectsFor(endpoint) : textsFor(slot, endpoint);
    const made = given.map(({ shape, text }) => {
      const filled = { params, ...valid, body: entry.body?.(ground), [slot.part]: {} };
      const base = slot.part === 'params' ? params : valid[slot.part];
      filled[slot.part] = withGiven(base, slot.path, text) as never;
      const query = new URLSearchParams(filled.query as Record<string, string>).toString();
      return {
        what: `${place}: ${shape}`,
        method,
        path: addressOf(path, filled.params) + (query === '' ? '' : `?${query}`),
        body: filled.body,
      };
    });
    yield [place, made];
  }
}

/** As many keys as one object may have, and as many as there is room for. */
function objectsFor(endpoint: AnyEndpoint): { shape: string; text: object }[] {
  const room = Math.floor(Math.min(endpoint.maxBytes ?? limits.jsonBytes, limits.jsonBytes) / 20);
  return [limits.objectKeys - 10, room].map((count) => ({
    shape: `${count} keys`,
    text: Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0])),
  }));
}

function textsFor(slot: Slot, endpoint: AnyEndpoint): { shape: string; text: string }[] {
  const longest = slot.most ?? (slot.part === 'body' ? (endpoint.maxBytes ?? limits.jsonBytes) : 0);
  const names = longest > manyShapesBytes ? fewShapes : Object.keys(shapes);
  const isFilter = slot.part === 'query' && slot.path[0] === 'q';
  return names.flatMap((shape) => {
    const of = shapes[shape];
    if (!of) return [];
    const text = of(lengthOf(slot, endpoint, of));
    // Within JSON a quote takes twice the room, and an address has little.
    const half = text.slice(0, Math.floor(text.length / 2));
    const filters = [{ title: half }, { title: { $regex: text.slice(0, limits.patternChars) } }];
    return [
      { shape, text },
      ...(isFilter
        ? filters.map((filter) => ({ shape: `${shape} inside`, text: JSON.stringify(filter) }))
        : []),
    ];
  });
}

const addressOf = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
