import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { listAppUsers, listRecords, userEntity } from '@sayso/contracts/records';
import { nounOf } from '@sayso/core/entities/nouns';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';
import { recordKeys } from '../../../../lib/records.ts';
import { searchPattern } from '../../../../lib/search-pattern.ts';
import { t } from '../../../../texts/record-form.ts';
import { useFormApp } from './form-context.ts';

type Row = Readonly<Record<string, unknown>>;
export type Named = { id: string; name: string };

/** More than anybody looks through; who wants another one types. */
const mostFound = 30;
/** One question names no more than this. */
const mostNamed = 200;

/** What a record is called: by its title field, else by what it is and the end of its id. */
function nameOf(schema: EntitySchema | undefined, row: Row): string {
  const key = schema && titleFieldOf(schema);
  const title = key ? row[key] : undefined;
  if (typeof title === 'string' && title.trim() !== '') return title;
  if (typeof title === 'number') return String(title);
  return t('reference.untitled', { noun: schema ? nounOf(schema) : '', end: String(row['id']).slice(-6) });
}

const userName = ({ id, full_name, email }: Row): Named => ({
  id: String(id),
  name:
    [full_name, email].find((text): text is string => typeof text === 'string' && text !== '') ?? String(id),
});

/** No more of a record than its name needs. */
const namingFields = (title: string | null | undefined) => ['id', ...(title ? [title] : [])].join(',');

/** Records whose title holds what was typed; the first ones while nothing was. */
export function useRecordSearch(entity: string, typed: string) {
  const { appId, entities } = useFormApp();
  const schema = entities[entity];
  const text = typed.trim();
  return useQuery({
    queryKey: recordKeys.found({ appId, entity }, text),
    queryFn: ({ signal }) => findNamed({ appId, entity, schema, text, signal }),
    enabled: isKnown(entity, schema),
    placeholderData: keepPreviousData,
  });
}

export const isKnown = (entity: string, schema: EntitySchema | undefined): boolean =>
  entity === userEntity || schema !== undefined;

/** Records of an entity, or people of the app, that are called by what was typed. */
export const findNamed = (finding: Finding): Promise<Named[]> =>
  finding.entity === userEntity ? findUsers(finding) : findRecords(finding);

type Finding = {
  appId: string;
  entity: string;
  schema: EntitySchema | undefined;
  text: string;
  signal: AbortSignal;
};

async function findRecords({ appId, entity, schema, text, signal }: Finding): Promise<Named[]> {
  const title = schema && titleFieldOf(schema);
  const q =
    text === ''
      ? undefined
      : /^[0-9a-f]{24}$/.test(text)
        ? { id: text }
        : title && { [title]: searchPattern(text) };
  const rows = await call(
    listRecords,
    { appId, entity },
    {
      limit: mostFound,
      fields: namingFields(title),
      ...(q ? { q: JSON.stringify(q) } : {}),
      ...(title ? { sort: title } : {}),
    },
    { signal, asOwner: true },
  );
  return rows.map((row) => ({ id: String(row['id']), name: nameOf(schema, row) }));
}

async function findUsers({ appId, text, signal }: Finding): Promise<Named[]> {
  const q =
    text === ''
      ? {}
      : { q: JSON.stringify({ $or: [{ full_name: searchPattern(text) }, { email: searchPattern(text) }] }) };
  const rows = await call(listAppUsers, { appId }, { limit: mostFound, ...q }, { signal });
  return rows.map(userName);
}

/** What the records with these ids are called; one that is gone says so. */
export function useNames(entity: string, ids: readonly string[]): (id: string) => string {
  const { appId, entities } = useFormApp();
  const schema = entities[entity];
  const asked = ids.slice(0, mostNamed);
  const found = useQuery({
    queryKey: recordKeys.names({ appId, entity }, asked),
    queryFn: async ({ signal }) => {
      const query = { q: JSON.stringify({ id: { $in: asked } }), limit: mostNamed };
      if (entity === userEntity)
        return (await call(listAppUsers, { appId }, query, { signal })).map(userName);
      const fields = namingFields(schema && titleFieldOf(schema));
      const named = { ...query, fields };
      const rows = await call(listRecords, { appId, entity }, named, { signal, asOwner: true });
      return rows.map((row) => ({ id: String(row['id']), name: nameOf(schema, row) }));
    },
    enabled: asked.length > 0 && isKnown(entity, schema),
    placeholderData: keepPreviousData,
  });
  const known = new Map(found.data?.map(({ id, name }) => [id, name]));
  return (id) => {
    const name = known.get(id);
    if (name !== undefined) return name;
    if (found.isPending || found.isPlaceholderData) return t('reference.loading');
    return asked.includes(id) ? t('reference.gone', { end: id.slice(-6) }) : id;
  };
}
