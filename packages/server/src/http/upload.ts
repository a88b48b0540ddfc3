import { Fault } from '@sayso/contracts/faults';
import type { FastifyRequest } from 'fastify';

export type Upload = { name: string; bytes: Buffer };

/** The file that a multipart request carries in its field `file`, whole; to be asked once the caller's rights are known. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw noFile();
  try {
    // What is one byte more must be seen to be more.
    const part = await request.file({ limits: { fileSize: maxBytes + 1, files: 1 } });
    if (part?.fieldname !== 'file') throw noFile();
    const bytes = await part.toBuffer();
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    return { name: part.filename, bytes };
  } catch (error) {
    if (error instanceof Fault) throw error;
    if ((error as { statusCode?: number }).statusCode === 413) throw tooLarge(maxBytes);
    // The parser's own errors are all about what was sent.
    throw new Fault('bad_request', 'The form with the file is broken off or not valid.', { cause: error });
  }
}

const noFile = () =>
  new Fault('bad_request', 'Send the file as multipart/form-data, in the field "file".', {
    reason: 'no_file',
  });
const tooLarge = (maxBytes: number) =>
  new Fault('too_large', `The file is too large: at most ${maxBytes / 1_000_000} MB are accepted.`);
