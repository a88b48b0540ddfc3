import { formatBlock } from '@sayso/core/blocks/format';
import { Blueprint } from '@sayso/core/blueprint-schema';
import type { TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import { emitFiles, mainPage } from './emit/files.ts';
import { buildBlueprint, hashText } from './plan/build.ts';
import { closingWords, openingWords, planWords, suggestions } from './prose.ts';
import { read } from './read/read.ts';
import { sampleRecords } from './seed/samples.ts';

const text = (words: string): TurnEvent => ({ type: 'text', text: words });

/** Answers a turn with prose and action blocks; the same request always gives the same bytes. */
export async function* answer(request: TurnRequest): AsyncGenerator<TurnEvent> {
  yield* build(request);
}

export const builtInBuilder: TurnProvider = { name: 'built-in', answer };

function* build(request: TurnRequest): Generator<TurnEvent> {
  yield text(openingWords);
  const reading = read(request.text);
  const blueprint = buildBlueprint(reading);
  yield text(planWords(blueprint));
  const files = emitFiles(blueprint);
  for (const [path, source] of Object.entries(files)) {
    blueprint.hashes[path] = hashText(source).toString(16);
    yield text(blockFor(path, source));
  }
  yield text(settingsBlock(blueprint));
  yield text(formatBlock('suggest', {}, JSON.stringify(suggestions(blueprint), null, 2)));
  yield text(closingWords(blueprint, reading.unread));
  yield { type: 'memory', memory: Blueprint.parse(blueprint) };
  yield { type: 'samples', samples: sampleRecords(blueprint, request.now) };
}

/** The block that writes a file of the app. */
export function blockFor(path: string, source: string): string {
  if (path.startsWith('entities/'))
    return formatBlock('entity', { name: path.slice('entities/'.length), mode: 'replace' }, source);
  if (path === 'layout') return formatBlock('layout', {}, source);
  return formatBlock('write', { path }, source);
}

export function settingsBlock(blueprint: Blueprint): string {
  const { name, description } = blueprint.app;
  const main = mainPage(blueprint);
  const settings = {
    name,
    ...(main ? { main_page: main.name } : {}),
    description,
    theme_color: blueprint.theme.primary,
  };
  return formatBlock('set_app', {}, JSON.stringify(settings, null, 2));
}
