import { Fault } from '@sayso/contracts/faults';
import type { FastifyRequest } from 'fastify';
import { type FormFile, formFault } from './form-body.ts';

/** The file that a multipart request carries in its field `file`, whole; to be asked once the caller's rights are known. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<FormFile> {
  if (!request.isMultipart()) throw noFile();
  try {
    // What is one byte more must be seen to be more.
    const part = await request.file({ limits: { fileSize: maxBytes + 1, files: 1 } });
    if (part?.fieldname !== 'file') throw noFile();
    const bytes = await part.toBuffer();
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    return { name: part.filename, bytes };
  } catch (error) {
    throw formFault(error, tooLarge(maxBytes));
  }
}

const noFile = () =>
  new Fault('bad_request', 'Send the file as multipart/form-data, in the field "file".', {
    reason: 'no_file',
  });
const tooLarge = (maxBytes: number) =>
  new Fault('too_large', `The file is too large: at most ${maxBytes / 1_000_000} MB are accepted.`);
