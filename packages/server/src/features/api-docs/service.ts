import type { ExampleLanguage } from '@sayso/contracts/api-docs';
import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, UserId } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { recordWords } from '../../texts/records.ts';
import { type Example, examplesIn } from './examples.ts';
import { openApiOf } from './openapi.ts';

type Doc = Record<string, unknown>;
type Deps = {
  access: Access;
  readSources(app: { readonly appId: AppId }): Promise<{ tree: SourceTree; name: string }>;
  schemasOf(tree: SourceTree): ReadonlyMap<string, EntitySchema>;
  /** The newest record that this person may see. */
  newest(actor: Actor, place: { appId: AppId; entity: string }): Promise<Doc | null>;
  /** The person's own API key; null where they made none. */
  keyOf(userId: UserId): Promise<string | null>;
  apiUrl: string;
};

export const createApiDocs = ({ access, readSources, schemasOf, newest, keyOf, apiUrl }: Deps) => ({
  async openApi(actor: Actor, appId: AppId) {
    const { tree, name } = await readSources(await access.manage(actor, appId));
    return openApiOf({ appId, name, apiUrl, entities: schemasOf(tree) });
  },

  async examples(actor: Actor, appId: AppId, asked: { entity: string; language: ExampleLanguage }) {
    const { entity, language } = asked;
    const grant = await access.manage(actor, appId);
    const schema = entity === 'User' ? undefined : schemasOf((await readSources(grant)).tree).get(entity);
    if (!schema) throw new Fault('not_found', recordWords.noEntity(entity));
    const [key, record] = await Promise.all([keyOf(access.user(actor).id), newest(actor, { appId, entity })]);
    const code = examplesIn[language]({
      url: `${apiUrl}/apps/${appId}/entities/${entity}`,
      key: key ?? 'YOUR_API_KEY',
      recordId: typeof record?.['id'] === 'string' ? record['id'] : 'RECORD_ID',
      change: changeOf(schema, record),
    });
    return { ...code, has_api_key: key !== null, has_record: record !== null };
  },
});
export type ApiDocs = ReturnType<typeof createApiDocs>;

const mostChars = 80;

/** A field with the value that it has, so that whoever tries the code as it is changes nothing. */
function changeOf({ properties }: EntitySchema, record: Doc | null): Example['change'] {
  for (const field of Object.keys(properties)) {
    const value = record?.[field];
    const isShort = typeof value === 'string' && value !== '' && value.length <= mostChars;
    if (isShort || typeof value === 'number' || typeof value === 'boolean') return { field, value };
  }
  const [field = 'title', property = {}] = Object.entries(properties)[0] ?? [];
  return { field, value: sampleOf(property) };
}

function sampleOf({ type, enum: values }: EntityProperty): Example['change']['value'] {
  if (values?.[0] !== undefined) return values[0];
  if (type === 'number' || type === 'integer') return 1;
  return type === 'boolean' ? true : 'New value';
}
