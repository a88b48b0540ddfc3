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

test.each<[what: string, env: Record<string, string>, isOn: boolean]>([
  ['a production server', {}, true],
  ['whoever does not want it', { SAYSO_SHRINK: 'off' }, false],
])('smaller forms of published files and %s', (_, env, isOn) => {
  expect(readConfig(env).shrink).toBe(isOn);
});
