import { Fault } from '@sayso/contracts/faults';
import { type CoreName, coreParameters } from '@sayso/contracts/integrations';
import { limits } from '@sayso/contracts/limits';
import type { z } from 'zod';
import type { EnterGrant } from '../../access/enter.ts';
import { inMemory } from '../../platform/content/content.ts';
import { integrationDocs, integrationWords } from '../../texts/integrations.ts';
import type { Files, GivenFile, OpenedFile } from '../files/service.ts';
import type { Asking } from './ask.ts';
import { drawImage } from './draw-image.ts';
import { extract } from './extract.ts';
import { filesForModel } from './model-files.ts';
import type { SendMail } from './send-mail.ts';

/** Of a file whose data is read. */
const mostReadBytes = 10_000_000;

export type CoreCall = { grant: EnterGrant; file: GivenFile | undefined; signal: AbortSignal };
export type CoreEndpoint<Name extends CoreName = CoreName> = {
  description: string;
  takesFile: boolean;
  run(values: z.output<(typeof coreParameters)[Name]>, call: CoreCall): Promise<unknown>;
};
export type Core = { [Name in CoreName]: CoreEndpoint<Name> };

/** The integrations that every app has. */
export const createCore = ({ files, ask, mail }: { files: Files; ask: Asking; mail: SendMail }): Core => ({
  UploadFile: {
    description: integrationDocs.uploadFile,
    takesFile: true,
    run: (_values, { grant, file }) => files.upload(grant, needed(file)),
  },
  UploadPrivateFile: {
    description: integrationDocs.uploadPrivateFile,
    takesFile: true,
    run: (_values, { grant, file }) => files.uploadPrivate(grant, needed(file)),
  },
  CreateFileSignedUrl: {
    description: integrationDocs.signFile,
    takesFile: false,
    run: ({ file_uri, expires_in }, { grant }) => files.signedUrl(grant, file_uri, expires_in),
  },
  InvokeLLM: {
    description: integrationDocs.askModel,
    takesFile: false,
    async run({ prompt, response_json_schema: schema, file_urls }, { grant, signal }) {
      if (!ask.hasModel) return ask.text({ prompt, files: [], signal });
      const opened: OpenedFile[] = [];
      let left: number = limits.messageBytes;
      for (const address of file_urls) {
        const file = await files.open(grant, address, left);
        left -= file.bytes.length;
        opened.push(file);
      }
      const given = filesForModel(opened);
      if (given === null) {
        throw new Fault('invalid', integrationWords.modelReads, {
          fields: { file_urls: integrationWords.otherKind },
        });
      }
      const asked = { prompt: prompt + given.text, files: given.files, signal };
      return schema ? ask.json(asked, schema, 'response_json_schema') : ask.text(asked);
    },
  },
  GenerateImage: {
    description: integrationDocs.drawImage,
    takesFile: false,
    async run({ prompt }, { grant }) {
      const content = inMemory(Buffer.from(drawImage(prompt)));
      return { url: (await files.upload(grant, { name: 'image.svg', content })).file_url };
    },
  },
  ExtractDataFromUploadedFile: {
    description: integrationDocs.extractData,
    takesFile: false,
    async run({ file_url, json_schema }, { grant, signal }) {
      const file = await files.open(grant, file_url, mostReadBytes);
      return extract({ file, schema: json_schema, ask, signal });
    },
  },
  SendEmail: {
    description: integrationDocs.sendMail,
    takesFile: false,
    run: (values, { grant }) => mail(grant, values),
  },
});

function needed(file: GivenFile | undefined): GivenFile {
  if (file) return file;
  throw new Fault('invalid', integrationWords.fileNeeded, {
    fields: { file: integrationWords.fieldNeeded },
  });
}

/** Names and parameters for whoever asks what there is. */
export const isCoreName = (name: string): name is CoreName => Object.hasOwn(coreParameters, name);
