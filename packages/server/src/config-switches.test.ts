import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each<[what: string, env: Record<string, string>, isShown: boolean]>([
  ['a production server', {}, false],
  ['a developer’s own machine', { NODE_ENV: 'development' }, true],
  ['a public name', { NODE_ENV: 'development', SAYSO_HOST: 'sayso.example' }, false],
  ['a name that only ends alike', { NODE_ENV: 'development', SAYSO_HOST: 'notlocalhost' }, false],
  ['whoever asks for it', { SAYSO_KIT_GALLERY: 'on' }, true],
  ['a developer who does not want it', { NODE_ENV: 'development', SAYSO_KIT_GALLERY: 'off' }, false],
])('the gallery of the kit and %s', (_, env, isShown) => {
  expect(readConfig(env).kitGallery).toBe(isShown);
});

test.each<[what: string, env: Record<string, string>, silenceMs: number, totalMs: number]>([
  ['as usual', {}, 120_000, 3_600_000],
  ['for a slow machine', { SAYSO_MODEL_SILENCE: '900', SAYSO_ANSWER_MINUTES: '240' }, 900_000, 14_400_000],
])('how long a model may be silent, and an answer take in all: %s', (_, env, silenceMs, totalMs) => {
  const { modelSilenceMs, turnLimits } = readConfig(env);
  expect({ modelSilenceMs, ...turnLimits }).toEqual({ modelSilenceMs: silenceMs, milliseconds: totalMs });
});

test.each([
  ['SAYSO_MODEL_SILENCE', '1', /SAYSO_MODEL_SILENCE: must be at least 10/],
  ['SAYSO_MODEL_SILENCE', 'long', /SAYSO_MODEL_SILENCE: must be a number/],
  ['SAYSO_ANSWER_MINUTES', '0', /SAYSO_ANSWER_MINUTES: must be at least 1/],
])('%s=%s is refused with what it may be', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(words);
});

test.each<[what: string, env: Record<string, string>, isOn: boolean]>([
  ['a production server', {}, true],
  ['whoever does not want it', { SAYSO_SHRINK: 'off' }, false],
])('smaller forms of published files and %s', (_, env, isOn) => {
  expect(readConfig(env).shrink).toBe(isOn);
});
