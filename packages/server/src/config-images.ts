import { z } from 'zod';
import { Address, Key } from './model-choice.ts';
import { imageSettingWords } from './texts/settings.ts';

/** A model that draws pictures, at an address that speaks OpenAI's images endpoint. */
export type ImageModel = {
  readonly model: string;
  readonly apiKey: string | null;
  readonly baseUrl: string;
};

export const imageSettings = {
  SAYSO_IMAGE_MODEL: z.string().trim().min(1).max(200).optional(),
  SAYSO_IMAGE_BASE_URL: Address.optional(),
  SAYSO_IMAGE_API_KEY: Key.optional(),
};
type Values = { [Name in keyof typeof imageSettings]?: string | undefined };

/** A model is set up with its address or not at all. */
export function checkImages(values: Values, context: z.RefinementCtx): void {
  const { SAYSO_IMAGE_MODEL: model, SAYSO_IMAGE_BASE_URL: address, SAYSO_IMAGE_API_KEY: key } = values;
  const add = (name: keyof Values, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (model !== undefined && address === undefined) add('SAYSO_IMAGE_BASE_URL', imageSettingWords.address);
  if (model === undefined && (address ?? key) !== undefined)
    add('SAYSO_IMAGE_MODEL', imageSettingWords.model);
}

/** Null draws logos without a model. */
export const imageModel = (values: Values): ImageModel | null => {
  const { SAYSO_IMAGE_MODEL: model, SAYSO_IMAGE_BASE_URL: baseUrl, SAYSO_IMAGE_API_KEY: apiKey } = values;
  return model === undefined || baseUrl === undefined ? null : { model, baseUrl, apiKey: apiKey ?? null };
};
