import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams } from './ids.ts';
import { limits } from './limits.ts';

/** JSON schema that a caller writes; what of it is judged is the server's to say. */
const GivenSchema = z.record(z.string(), z.unknown());
const FileAddress = z.string().trim().min(1, 'Name the file').max(2_000);
const Prompt = z
  .string('Write a prompt')
  .trim()
  .min(1, 'Write a prompt')
  .max(100_000, 'Use at most 100000 characters');

/** What each endpoint of Core takes; null stands for what was left out, as apps send it. */
export const coreParameters = {
  UploadFile: z.object({}),
  UploadPrivateFile: z.object({}),
  CreateFileSignedUrl: z.object({
    file_uri: FileAddress,
    expires_in: z
      .number('Must be a number of seconds')
      .int('Must be a whole number of seconds')
      .min(1, 'Must be at least 1 second')
      .max(604_800, 'Must be at most 604800 seconds (7 days)')
      .nullish()
      .transform((seconds) => seconds ?? 300),
  }),
  InvokeLLM: z.object({
    prompt: Prompt,
    response_json_schema: GivenSchema.nullish(),
    file_urls: z
      .union([FileAddress.transform((one) => [one]), z.array(FileAddress).max(limits.attachments)])
      .nullish()
      .transform((files) => files ?? []),
    add_context_from_internet: z.boolean().nullish(),
    model: z.string().max(200).nullish(),
  }),
  GenerateImage: z.object({ prompt: Prompt }),
  ExtractDataFromUploadedFile: z.object({ file_url: FileAddress, json_schema: GivenSchema }),
  SendEmail: z.object({
    to: z.email('Enter an email address').max(320),
    subject: z
      .string('Write a subject')
      .trim()
      .min(1, 'Write a subject')
      .max(500, 'Use at most 500 characters')
      .regex(/^[^\r\n]*$/, 'Must be one line'),
    body: z.string('Write the text of the email').min(1, 'Write the text of the email').max(200_000),
    from_name: z
      .string()
      .max(100, 'Use at most 100 characters')
      .regex(/^[^\r\n]*$/, 'Must be one line')
      .nullish(),
  }),
} as const;
export type CoreName = keyof typeof coreParameters;

const base = '/apps/:appId/integration-endpoints';
const Segment = z.string().min(1).max(100);

/** A call of an integration: JSON, or a form where one of its values is a file. */
export const callIntegration = endpoint({
  method: 'POST',
  logs: 'integration',
  path: `${base}/:package/:endpoint`,
  params: AppParams.extend({ package: Segment, endpoint: Segment }),
  caller: 'app',
  isForService: true,
  body: z.unknown(),
  reply: z.unknown(),
});
/** What of it stores a file with the app and answers its address as `file_url`. */
export const uploadFile = { package: 'Core', endpoint: 'UploadFile' } as const;
/** The same for packages that were installed beside Core. */
export const callInstalled = endpoint({
  method: 'POST',
  logs: 'integration',
  path: `${base}/installable/:package/integration-endpoints/:endpoint`,
  params: AppParams.extend({ package: Segment, endpoint: Segment }),
  caller: 'app',
  isForService: true,
  body: z.unknown(),
  reply: z.unknown(),
});

const IntegrationEndpoint = z.object({
  name: z.string(),
  description: z.string(),
  /** JSON schema of what it takes. */
  parameters: z.record(z.string(), z.unknown()),
  takes_file: z.boolean(),
});
export const integrationSchema = endpoint({
  method: 'GET',
  path: `${base}/schema`,
  params: AppParams,
  caller: 'app',
  reply: z.object({
    installed_packages: z.array(z.object({ name: z.string(), endpoints: z.array(IntegrationEndpoint) })),
    /** Packages that the app is set to use and that are not installed here. */
    missing_packages: z.array(z.string()),
  }),
});

/** What reading a file gives; a file that cannot be read is an answer too. */
export const Extraction = z.object({
  status: z.enum(['success', 'error']),
  details: z.string().nullable(),
  output: z.unknown(),
});
export type Extraction = z.infer<typeof Extraction>;
