import { Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { serverFields } from '@sayso/contracts/records';
import { JsonExcess, parsePlainJson } from '@sayso/core/parse-json';
import { z } from 'zod';
import { appDataWords } from '../../texts/app-data.ts';
import { commonWords } from '../../texts/common.ts';
import { recordImportWords } from '../../texts/record-import.ts';
import { recordWords } from '../../texts/records.ts';
import type { EntityModel } from '../records/entity-models.ts';
import type { WholeRecord } from '../records/whole-store.ts';

type Doc = Record<string, unknown>;
export type Read = { record: WholeRecord; problems: null } | { record: null; problems: Doc };

/** What the server keeps of a record; an app's maker brings it back as it was. */
const Kept = z.object({
  id: Id,
  created_by: z.string().max(320).nullable(),
  created_by_id: z.string().max(100).nullable(),
  created_date: z.iso.datetime(),
  updated_date: z.iso.datetime(),
  is_sample: z.boolean(),
});

/** One line as a record of the entity, or a message for each field; '' stands for the line as a whole. */
export function readLine(line: string, model: EntityModel): Read {
  const doc = docIn(line);
  if (typeof doc === 'string') return { record: null, problems: { '': doc } };
  const kept = Kept.safeParse(doc);
  if (!kept.success) {
    const [issue] = kept.error.issues;
    return {
      record: null,
      problems: { [String(issue?.path[0] ?? '')]: issue?.message ?? commonWords.notValid },
    };
  }
  const own = Object.entries(doc).filter(([name]) => !(serverFields as readonly string[]).includes(name));
  const data = Object.fromEntries(own);
  const problems = misfitsOf(data, model);
  return problems ? { record: null, problems } : { record: { ...kept.data, data }, problems: null };
}

function docIn(line: string): Doc | string {
  if (Buffer.byteLength(line) > limits.jsonBytes) return recordWords.tooLarge;
  try {
    const value = parsePlainJson(line, limits.bodyDepth);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Doc) : recordImportWords.noObject;
  } catch (error) {
    return error instanceof JsonExcess ? error.message : appDataWords.notJson;
  }
}

/** Fields that the entity does not name any more do no harm; what it would refuse today does. */
function misfitsOf(data: Doc, { validator }: EntityModel): Doc | null {
  const fields = validator.misfits(data);
  return Object.keys(fields).length === 0 ? null : fields;
}
