import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { sharedSiteWarning } from './shared-site.ts';

test.each([
  { SAYSO_HOST: 'sayso.example' },
  { SAYSO_HOST: 'sayso.example', SAYSO_APPS_HOST: 'apps.sayso.example' },
  { SAYSO_HOST: 'builder.one.example', SAYSO_APPS_HOST: 'apps.one.example' },
  { SAYSO_HOST: 'builder.sayso.example', SAYSO_APPS_HOST: 'sayso.example' },
])('the operator is told when apps share the site of the builder: %o', (env) => {
  expect(sharedSiteWarning(readConfig(env))).toContain('SAYSO_APPS_HOST');
});

test.each([
  { SAYSO_HOST: 'sayso.example', SAYSO_APPS_HOST: 'sayso-apps.example' },
  { SAYSO_HOST: 'sayso.co.uk', SAYSO_APPS_HOST: 'sayso-apps.co.uk' },
  { SAYSO_HOST: 'sayso.example', NODE_ENV: 'development' },
  {},
])('nothing is said where they do not, or where nothing is public: %o', (env) => {
  expect(sharedSiteWarning(readConfig(env))).toBeNull();
});
