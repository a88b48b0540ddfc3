import remapping, { type DecodedSourceMap } from '@jridgewell/remapping';
import { parseModule } from '../parse-module.ts';
import { type Addresses, servedAt } from './addresses.ts';
import { serveModule } from './serve-module.ts';

/** Line and column from 1. */
export type Place = { line: number; column: number };

/** As long as every version. */
const someVersion = '0'.repeat(24);

/**
 * Answers where places of a served module stand in its source, for any text that ever was served: addresses of other
 * modules differ by version but never in length, so the map is made anew from the text and none has to be kept.
 */
export const createLocator =
  (addresses: Addresses) =>
  (path: string, text: string, places: readonly Place[]): (Place | null)[] => {
    const { findings } = parseModule(path, text);
    if (findings.some(({ code }) => code === 'syntax')) return places.map(() => null);
    const appAddress = (file: string) => servedAt(someVersion, file);
    const address = addresses.from({ path, has: () => true, appAddress });
    const { map } = serveModule({ path, text, isWritten: true }, { address, iconAddress: addresses.ofIcon });
    return places.map((place) => (map === null ? null : sourcePlace(map, place)));
  };

/** Reads one place of a map by laying a map of that place alone over it. */
function sourcePlace(map: string, { line, column }: Place): Place | null {
  const pointer: DecodedSourceMap = {
    version: 3,
    names: [],
    sources: [''],
    mappings: [[[0, 0, line - 1, column - 1]]],
  };
  const { mappings } = remapping([pointer, map], () => null, { decodedMappings: true });
  const [, , sourceLine, sourceColumn] = typeof mappings === 'string' ? [] : (mappings[0]?.[0] ?? []);
  if (sourceLine === undefined || sourceColumn === undefined) return null;
  return { line: sourceLine + 1, column: sourceColumn + 1 };
}
