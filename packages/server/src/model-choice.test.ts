import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const modelOf = (env: Record<string, string>) => readConfig(env).model;
const keys = { ANTHROPIC_API_KEY: 'sk-a', OPENAI_API_KEY: 'sk-o', GOOGLE_GENERATIVE_AI_API_KEY: 'sk-g' };
const local = { SAYSO_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/' };

test.each([
  [{}, null],
  [{ ANTHROPIC_API_KEY: '' }, null],
  [keys, { provider: 'anthropic', model: 'claude-sonnet-5-5', apiKey: 'sk-a', baseUrl: null }],
  [{ OPENAI_API_KEY: 'sk-o' }, { provider: 'openai', model: 'gpt-6-astra', apiKey: 'sk-o' }],
  [{ GOOGLE_GENERATIVE_AI_API_KEY: 'sk-g' }, { provider: 'google', model: 'gemini-4-argon', apiKey: 'sk-g' }],
  [{ ...keys, SAYSO_MODEL: 'built-in' }, null],
  [
    { ...keys, SAYSO_MODEL: 'gemini-3.8-flash' },
    { provider: 'google', model: 'gemini-3.8-flash', apiKey: 'sk-g' },
  ],
  [
    { ...keys, SAYSO_MODEL: 'openai/house-model' },
    { provider: 'openai', model: 'house-model', apiKey: 'sk-o' },
  ],
  [
    { OPENAI_API_KEY: 'sk-o', SAYSO_MODEL: 'house-model' },
    { provider: 'openai', model: 'house-model' },
  ],
  [
    { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'https://gate.example' },
    { baseUrl: 'https://gate.example' },
  ],
  [
    { ...keys, ...local, SAYSO_MODEL: 'qwen3-coder' },
    { provider: 'compatible', model: 'qwen3-coder', apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' },
  ],
  [
    { ...local, SAYSO_MODEL: 'q', SAYSO_MODEL_API_KEY: 'k' },
    { provider: 'compatible', apiKey: 'k' },
  ],
])('the settings %j choose the model', (env, expected) => {
  if (expected === null) expect(modelOf(env)).toBeNull();
  else expect(modelOf(env)).toMatchObject(expected);
});

test.each([
  [local, /SAYSO_MODEL: must name the model to use at SAYSO_MODEL_BASE_URL/],
  [{ SAYSO_MODEL: 'qwen3' }, /SAYSO_MODEL: needs a key .* or an address/],
  [{ SAYSO_MODEL: 'claude-sonnet-5-5' }, /SAYSO_MODEL: needs ANTHROPIC_API_KEY to be set/],
  [
    { ...keys, SAYSO_MODEL: 'house-model' },
    /SAYSO_MODEL: must say whose model it is, such as anthropic\/house-model/,
  ],
  [{ SAYSO_MODEL_API_KEY: 'k' }, /SAYSO_MODEL_API_KEY: belongs to SAYSO_MODEL_BASE_URL/],
  [{ SAYSO_MODEL_BASE_URL: 'localhost:11434', SAYSO_MODEL: 'q' }, /SAYSO_MODEL_BASE_URL: must be an address/],
  [{ OPENAI_API_KEY: 'sk o' }, /OPENAI_API_KEY: holds characters that no key has/],
])('the settings %j are refused in words', (env, message) => {
  expect(() => modelOf(env)).toThrow(message);
});

test('a refusal of settings never shows a key', () => {
  const env = { OPENAI_API_KEY: 'sk-secret with a space', SAYSO_MODEL: 'house-model' };
  expect(() => modelOf(env)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('sk-secret') }),
  );
});
