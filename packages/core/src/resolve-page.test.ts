import { expect, test } from 'vitest';
import { type AppPages, mainPageOf, resolvePage } from './resolve-page.ts';

const app: AppPages = {
  id: '65f000000000000000000001',
  slug: 'garden-planner',
  mainPage: 'Overview',
  names: ['Tasks', 'Overview', 'TaskDetail'],
};

test.each([
  ['/Tasks', 'Tasks'],
  ['/tasks', 'Tasks'],
  ['/TASKS', 'Tasks'],
  ['/apps/x/editor/preview/taskdetail', 'TaskDetail'],
  ['/%54asks', 'Tasks'],
])('[P-RUN-01] %s opens the page of its last segment, ignoring case', (path, name) => {
  expect(resolvePage(path, app)).toEqual({ kind: 'page', name });
});

test.each(['/', '', '/tasks/', '/garden-planner', '/65f000000000000000000001', '/preview'])(
  '[P-RUN-02] [B-LOADER-03] "%s" opens the main page',
  (path) => {
    expect(resolvePage(path, app)).toEqual({ kind: 'page', name: 'Overview' });
  },
);

test('[P-RUN-01] a page named like the slug comes before the main page', () => {
  const named = { ...app, slug: 'tasks' };
  expect(resolvePage('/tasks', named)).toEqual({ kind: 'page', name: 'Tasks' });
});

test.each([
  ['/Reports', 'Reports'],
  ['/Tasks/12', '12'],
  ['/constructor', 'constructor'],
  ['/%E0%A4%A', '%E0%A4%A'],
])('[P-RUN-03] %s is no page of the app', (path, name) => {
  expect(resolvePage(path, app)).toEqual({ kind: 'unknown', name });
});

test.each([
  [{ mainPage: 'tasks', names: ['Home', 'Tasks'] }, 'Tasks'],
  [{ mainPage: 'Gone', names: ['Tasks', 'Home'] }, 'Home'],
  [{ mainPage: null, names: ['Tasks', 'Dashboard'] }, 'Dashboard'],
  [{ mainPage: null, names: ['Tasks', 'Notes'] }, 'Tasks'],
  [{ mainPage: null, names: [] }, undefined],
])('[P-RUN-02] [B-LOADER-03] the main page of %j is %s', (pages, name) => {
  expect(mainPageOf(pages)).toBe(name);
});
