import type { Attachment } from '@sayso/core/attachments';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { parseJson } from '@sayso/core/parse-json';
import { normalised } from '../words.ts';
import { findField, type Selected } from './context.ts';

const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(words)
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(words)
        : [];

/** What an element that was pointed at in the preview belongs to: by its file, then by its text. */
export function selectedOf(
  blueprint: Blueprint,
  attachments: readonly Attachment[] = [],
  currentPage: string | null = null,
): Selected | undefined {
  const element = attachments.find((each) => each.kind === 'element');
  if (element?.kind !== 'element') return undefined;
  const told = words(safely(element.details));
  const file = told.flatMap((text) => /(?:^|\b)pages\/([A-Za-z]\w*)/.exec(text)?.[1] ?? [])[0] ?? currentPage;
  const page = blueprint.pages.find(({ name }) => name === file);
  const own = blueprint.entities.find(({ id }) => id === page?.entity);
  const texts = told
    .filter((text) => text.length <= 80 && !/[/{}<>=]/.test(text))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const block = page?.blocks.find(({ title }) =>
    texts.some((text) => normalised(text) === normalised(title)),
  );
  const entity =
    blueprint.entities.find(({ id }) => id === block?.entity) ??
    own ??
    blueprint.entities.find(({ label, labelPlural }) =>
      texts.some((text) =>
        [label, labelPlural].some((name) => normalised(name) === normalised(text.replace(/^New /, ''))),
      ),
    );
  const field = entity && texts.flatMap((text) => findField(entity, text) ?? [])[0];
  return {
    ...(page ? { page } : {}),
    ...(entity ? { entity } : {}),
    ...(field ? { field } : {}),
    ...(block ? { block: block.id } : {}),
    ...(texts[0] ? { text: texts[0] } : {}),
  };
}

function safely(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // Long details are cut: what is in quotes is readable all the same.
    return [...text.matchAll(/"([^"]{1,200})"/g)].map(([, part]) => part);
  }
}
