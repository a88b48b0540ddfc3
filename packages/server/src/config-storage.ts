import { z } from 'zod';
import { settingWords, storageSettingWords } from './texts/settings.ts';

/** A bucket that speaks S3. */
export type S3Choice = {
  /** The service without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Signed headers and addresses are made of these. */
const Word = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, storageSettingWords.characters);
const Bucket = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, storageSettingWords.bucket);

export const storageSettings = {
  S3_BUCKET: Bucket.optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: storageSettingWords.address })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  S3_REGION: Word.optional(),
  S3_ACCESS_KEY_ID: Word.optional(),
  S3_SECRET_ACCESS_KEY: Word.optional(),
};
type Values = { [Name in keyof typeof storageSettings]?: string | undefined };

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A bucket is set up with all that it needs or not at all. */
export function checkStorage(values: Values, context: z.RefinementCtx): void {
  const [given] = (Object.keys(storageSettings) as (keyof Values)[]).filter((name) => values[name]);
  if (given === undefined) return;
  for (const name of needed) {
    if (!values[name])
      context.addIssue({ code: 'custom', path: [name], message: settingWords.missing(given) });
  }
}

/** The bucket that the settings name; null for a folder of the server's own. */
export function chooseStorage(values: Values): S3Choice | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const region = S3_REGION ?? 'us-east-1';
  return {
    endpoint: S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket: S3_BUCKET,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

const Gigabytes = z.coerce
  .number(settingWords.gigabytes)
  .positive(settingWords.moreThanNothing)
  .max(1_000_000);

export const quotaSettings = {
  SAYSO_STORAGE: Gigabytes.default(50),
  SAYSO_ACCOUNT_STORAGE: Gigabytes.default(5),
  SAYSO_APP_STORAGE: Gigabytes.default(1),
};

const bytesOf = (gigabytes: number): number => Math.round(gigabytes * 1_000_000_000);

export const chooseQuota = (values: Record<keyof typeof quotaSettings, number>) => ({
  app: bytesOf(values.SAYSO_APP_STORAGE),
  account: bytesOf(values.SAYSO_ACCOUNT_STORAGE),
  total: bytesOf(values.SAYSO_STORAGE),
});
