import type { App } from '@sayso/contracts/apps';
import type { AppLog } from '@sayso/contracts/log-entries';
import { userEntity } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { cutText } from '@sayso/core/cut-text';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { t } from '../../../../texts/logs.ts';
import { describePath } from '../../describe-path.ts';
import { type Field, type FieldKind, fieldsOf, isEmpty } from '../data/fields.ts';
import { shownText } from '../data/values.ts';
import { refusalOf } from './refusal.ts';

/** W-LOGS-03. */
const previewChars = 100;

/** What happened, in a few words. */
export function titleOf(entry: AppLog, app: Pick<App, 'entities'>): string {
  const { log_type: type, status } = entry;
  const object = objectOf(entry, app);
  const uploaded = status === 'success' ? uploadedFile(entry) : null;
  if (uploaded !== null) return t('uploaded', { file: uploaded });
  const isCall = type !== 'page_view' && type !== 'page_error' && type !== 'notice';
  return isCall && status === 'error' ? t(`failedTypes.${type}`, { object }) : t(`types.${type}`, { object });
}

/** What it is about, as people call it: pages as the menu does. */
function objectOf({ log_type, object_name: name }: AppLog, app: Pick<App, 'entities'>): string {
  if (log_type === 'page_view' || log_type === 'page_error') return describePath(`pages/${name}`).name;
  const schema = app.entities[name];
  return schema ? nounOf({ ...schema, name }) : name;
}

/** The name of the file that a call stored; null for other calls. */
function uploadedFile({ log_type, object_name: name, inputs }: AppLog): string | null {
  if (log_type !== 'integration' || (name !== 'UploadFile' && name !== 'UploadPrivateFile')) return null;
  const given = readJson(inputs ?? '');
  const file = isObject(given) ? given['file'] : null;
  return typeof file === 'string' && file !== '' ? file : null;
}

/** What tells one entry from the next, in one line of words. */
export function previewOf(entry: AppLog, app: Entities): string {
  const { inputs, outputs, error, object_name: name } = entry;
  const fields = fieldsIn(name, app);
  const said = refusalOf(entry, app)?.sentence ?? (error && errorInWords(error, fields));
  const shown = said || inWords(inputs ?? outputs ?? '', fields);
  const text = shown.replace(/\s+/g, ' ').trim();
  return cutText(text, text.length > previewChars ? previewChars - 1 : previewChars);
}

type Entities = Pick<App, 'entities' | 'user_entity'>;

function fieldsIn(name: string, { entities, user_entity: user }: Entities): readonly Field[] {
  const schema = Object.hasOwn(entities, name) ? entities[name] : name === userEntity ? user : null;
  return schema ? fieldsOf(schema).filter(({ isKept }) => !isKept) : [];
}

/** Each line is about something else: the whole call, or one of its fields. */
const errorInWords = (error: string, fields: readonly Field[]): string =>
  error
    .trim()
    .split('\n')
    .map((line) => lineInWords(line.trim(), fields))
    .join(' ');

function lineInWords(line: string, fields: readonly Field[]): string {
  const [, key, what = ''] = /^([\w.[\]]+): (.+)$/.exec(line) ?? [];
  const field = fields.find((each) => each.key === key?.split(/[.[]/)[0])?.label;
  if (field === undefined) return ended(line);
  if (what === texts.requiredField) return t('problem.required', { field });
  if (what.startsWith('Must ')) return ended(`${field} m${what.slice(1)}`);
  return ended(t('problem.other', { field, what }));
}

const ended = (text: string) => (/[.!?…)]$/.test(text) ? text : `${text}.`);

/** What was sent, by the names that people know; its braces and ids are for the unfolded entry. */
function inWords(json: string, fields: readonly Field[]): string {
  const given = readJson(json);
  if (given === undefined) return json.replace(/[{}[\]"]+/g, ' ');
  const sent = bodyOf(given);
  if (!Array.isArray(sent)) return pairsIn(sent, fields);
  const first = sent.length > 0 ? pairsIn(sent[0], fields) : '';
  return t('preview.several', { count: sent.length, first });
}

/** Calls that name a record, or ask for some, hold what was sent beside that. */
function bodyOf(given: unknown): unknown {
  if (!isObject(given)) return given;
  if ('body' in given && ('id' in given || 'query' in given)) return given['body'];
  const { id, query, ...rest } = given;
  return rest;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** References are ids, which tell nobody anything. */
const unread: ReadonlySet<FieldKind> = new Set(['reference', 'references', 'json']);

function pairsIn(value: unknown, fields: readonly Field[]): string {
  if (!isObject(value)) return plainText(value ?? '');
  const known = new Map(fields.map((field) => [field.key, field]));
  const own = [...fields.map(({ key }) => key), ...Object.keys(value).filter((key) => !known.has(key))];
  return own
    .flatMap((key) => {
      const field = known.get(key);
      if ((field && unread.has(field.kind)) || isEmpty(value[key])) return [];
      const what = field ? shownText(field, value[key]) : plainText(value[key]);
      return what === '' ? [] : t('preview.pair', { field: field?.label ?? wordsOf(key), what });
    })
    .join(' · ');
}

const plainText = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter((each) => !isNested(each)).join(', ');
  return isNested(value) ? '' : String(value);
};
const isNested = (value: unknown) => typeof value === 'object';

function readJson(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    // What was long was cut when it was stored.
    return undefined;
  }
}

/** JSON laid out in lines; what was cut, and what is none, as it is. */
export function laidOut(text: string): string {
  const value = readJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}
