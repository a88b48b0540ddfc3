import { Fault } from '@sayso/contracts/faults';
import type { FastifyRequest } from 'fastify';
import { formWords } from '../texts/requests.ts';
import type { Api } from './api.ts';
import { discardRest, type FormFile, formFault } from './form-body.ts';

/** Receives the file and has it used; to be called once the caller's rights are known. */
export type WithUpload = <T>(use: (file: FormFile) => Promise<T>) => Promise<T>;

/** The file that a multipart request carries in its field `file`, kept in a temporary file until it was used. */
export const uploadOf =
  (api: Api, request: FastifyRequest, maxBytes: number): WithUpload =>
  async (use) => {
    const file = await receive(api, request, maxBytes);
    try {
      if (file.content.bytes > maxBytes) throw tooLarge(maxBytes);
      return await use(file);
    } finally {
      await file.content.close();
    }
  };

async function receive({ tempFiles }: Api, request: FastifyRequest, maxBytes: number): Promise<FormFile> {
  if (!request.isMultipart()) throw noFile();
  try {
    // What is one byte more must be seen to be more.
    const part = await request.file({ limits: { fileSize: maxBytes + 1, files: 1 } });
    if (part?.fieldname !== 'file') throw noFile();
    return { name: part.filename, content: await tempFiles(part.file, request.ip) };
  } catch (error) {
    discardRest(request);
    throw formFault(error, tooLarge(maxBytes));
  }
}

const noFile = () =>
  new Fault('bad_request', formWords.needed, {
    reason: 'no_file',
  });
const tooLarge = (maxBytes: number) => new Fault('too_large', formWords.tooLarge(maxBytes / 1_000_000));
