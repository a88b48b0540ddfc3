import { z } from 'zod';
import { modelSettingWords } from './texts/settings.ts';

/** Which model answers the turns of this installation. */
export type ModelChoice = {
  readonly provider: 'anthropic' | 'openai' | 'google' | 'compatible';
  readonly model: string;
  readonly apiKey: string | null;
  /** Another address than the provider's own; always set for `compatible`. */
  readonly baseUrl: string | null;
};

export const Address = z
  .url({ protocol: /^https?$/, error: modelSettingWords.address })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));
// A header cannot carry anything else, and a message that quotes it would show the key.
export const Key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, modelSettingWords.key);

/** The part of the environment that is about models. */
export const modelEnvironment = {
  ANTHROPIC_API_KEY: Key.optional(),
  OPENAI_API_KEY: Key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: Key.optional(),
  ANTHROPIC_BASE_URL: Address.optional(),
  OPENAI_BASE_URL: Address.optional(),
  GOOGLE_BASE_URL: Address.optional(),
  SAYSO_MODEL: z.string().trim().min(1).max(200).optional(),
  SAYSO_MODEL_BASE_URL: Address.optional(),
  SAYSO_MODEL_API_KEY: Key.optional(),
};
const Settings = z.object(modelEnvironment);
type Settings = z.infer<typeof Settings>;

type Named = Exclude<ModelChoice['provider'], 'compatible'>;
/** In the order in which keys are looked for; `names` tells a model's maker by its name. */
const makers: readonly {
  provider: Named;
  key: 'ANTHROPIC_API_KEY' | 'OPENAI_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY';
  address: 'ANTHROPIC_BASE_URL' | 'OPENAI_BASE_URL' | 'GOOGLE_BASE_URL';
  usual: string;
  names: RegExp;
}[] = [
  {
    provider: 'anthropic',
    key: 'ANTHROPIC_API_KEY',
    address: 'ANTHROPIC_BASE_URL',
    usual: 'claude-sonnet-5-5',
    names: /^claude/,
  },
  {
    provider: 'openai',
    key: 'OPENAI_API_KEY',
    address: 'OPENAI_BASE_URL',
    usual: 'gpt-6-astra',
    names: /^(?:gpt|chatgpt|codex|o\d)/,
  },
  {
    provider: 'google',
    key: 'GOOGLE_GENERATIVE_AI_API_KEY',
    address: 'GOOGLE_BASE_URL',
    usual: 'gemini-4-argon',
    names: /^(?:gemini|gemma)/,
  },
];

export type ModelProblem = { setting: string; message: string };

/** The model that the settings ask for; null for the built-in builder. */
export function chooseModel(settings: Settings): ModelChoice | null | ModelProblem {
  const { SAYSO_MODEL: wanted, SAYSO_MODEL_BASE_URL: baseUrl, SAYSO_MODEL_API_KEY: apiKey } = settings;
  // A key may lie in the environment for the sake of other programs.
  if (wanted === 'built-in') return null;
  if (baseUrl !== undefined) {
    if (wanted === undefined) return problem('SAYSO_MODEL', modelSettingWords.nameModel);
    return { provider: 'compatible', model: wanted, apiKey: apiKey ?? null, baseUrl };
  }
  if (apiKey !== undefined) return problem('SAYSO_MODEL_API_KEY', modelSettingWords.noAddress);
  return wanted === undefined ? usualModel(settings) : wantedModel(settings, wanted);
}

const problem = (setting: string, message: string): ModelProblem => ({ setting, message });

function usualModel(settings: Settings): ModelChoice | null {
  const maker = makers.find(({ key }) => settings[key] !== undefined);
  return maker === undefined ? null : chosen(settings, maker, maker.usual);
}

/** A model by its name (`claude-sonnet-5-5`), or with its maker before it (`anthropic/claude-sonnet-5-5`). */
function wantedModel(settings: Settings, wanted: string): ModelChoice | ModelProblem {
  const named = makers.find(({ provider }) => wanted.startsWith(`${provider}/`));
  const withKey = makers.filter(({ key }) => settings[key] !== undefined);
  const known = named ?? makers.find(({ names }) => names.test(wanted));
  const maker = known ?? (withKey.length === 1 ? withKey[0] : undefined);
  if (maker === undefined) {
    return withKey.length === 0
      ? problem('SAYSO_MODEL', modelSettingWords.needsAny)
      : problem('SAYSO_MODEL', modelSettingWords.whose(`${withKey[0]?.provider}/${wanted}`));
  }
  if (settings[maker.key] === undefined) return problem('SAYSO_MODEL', modelSettingWords.needs(maker.key));
  return chosen(settings, maker, named === undefined ? wanted : wanted.slice(named.provider.length + 1));
}

const chosen = (settings: Settings, maker: (typeof makers)[number], model: string): ModelChoice => ({
  provider: maker.provider,
  model,
  apiKey: settings[maker.key] ?? null,
  baseUrl: settings[maker.address] ?? null,
});
