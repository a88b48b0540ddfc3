import multipart from '@fastify/multipart';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import type { FastifyRequest } from 'fastify';
import type { TempFile } from '../platform/content/temp-files.ts';
import { formWords } from '../texts/requests.ts';
import type { Api } from './api.ts';
import { readJsonBody } from './json-body.ts';

export type FormFile = { name: string; content: TempFile };
type Form = { values: Record<string, unknown>; files: Map<string, FormFile> };

/** Registers routes that take forms beside JSON; no others read them. */
export async function withForms(api: Api, register: (scoped: Api) => void): Promise<void> {
  await api.app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: limits.uploadBytes,
        files: 1,
        fields: 50,
        parts: 51,
        fieldSize: limits.jsonBytes,
        fieldNameSize: 100,
      },
    });
    register({ ...api, app: scope });
  });
}

const fileTooLarge = () =>
  new Fault('too_large', formWords.fileTooLarge(limits.uploadBytes / 1_000_000), {
    fields: { file: formWords.large },
  });

const fieldsTooLarge = () => new Fault('too_large', formWords.fieldsTooLarge);

/** Reads a form, its file into a temporary one; objects and lists travel in it as JSON text. */
export async function withForm<T>(
  { tempFiles }: Api,
  request: FastifyRequest,
  use: (form: Form) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + limits.formFieldsBytes)
    throw fileTooLarge();
  const form: Form = { values: {}, files: new Map() };
  try {
    await readParts(request, form, tempFiles);
    return await use(form);
  } finally {
    for (const { content } of form.files.values()) await content.close();
  }
}

async function readParts(request: FastifyRequest, form: Form, store: Api['tempFiles']): Promise<void> {
  const values = new Map<string, unknown>();
  let room: number = limits.formFieldsBytes;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        form.files.set(part.fieldname, {
          name: part.filename ?? '',
          content: await store(part.file, request.ip),
        });
        if (part.file.truncated) throw fileTooLarge();
      } else {
        room -= typeof part.value === 'string' ? Buffer.byteLength(part.value) : 0;
        if (room < 0) throw fieldsTooLarge();
        values.set(part.fieldname, await fieldValue(request, part.value));
      }
    }
  } catch (error) {
    discardRest(request);
    throw formFault(error, fileTooLarge());
  }
  form.values = Object.fromEntries(values);
}

const fieldValue = async (request: FastifyRequest, value: unknown): Promise<unknown> =>
  typeof value === 'string' && /^\s*[[{]/.test(value)
    ? readJsonBody(request, value).catch(() => value)
    : value;

/** Reads what is still to come of a form without keeping it: nobody else does, and the connection would stand still. */
export function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** In words, what the reader of a form threw. */
export function formFault(error: unknown, tooLarge: Fault): Fault {
  if (error instanceof Fault) return error;
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge;
  if (code === 'FST_FILES_LIMIT') return new Fault('invalid', formWords.oneFile);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new Fault('invalid', formWords.tooManyFields);
  }
  return new Fault('bad_request', formWords.cutShort, { cause: error });
}
