import { type Mistake, page, write } from './mistake.ts';

const nowhere = (what: string, path: string): Mistake => ({
  what,
  says: write(path, page('New')),
  tells: { [path]: /not a place for a file/ },
});
const meant = (what: string, path: string): Mistake => ({
  what,
  says: write(path, page('New')),
  lands: { 'pages/New': /<p>New/ },
});
const long = `pages/${'N'.repeat(3_000)}`;

/** Files where no file of an app can be, and names that are nearly others. */
export const paths: Mistake[] = [
  nowhere('an absolute path', '/etc/passwd'),
  nowhere('a path that climbs', '../../server/src/config.ts'),
  nowhere('a path that climbs from pages', 'pages/../../../etc/passwd'),
  nowhere('a path with encoded dots', 'pages/%2e%2e/New'),
  nowhere('a path with backslashes', 'pages\\New'),
  nowhere('a Windows path', 'C:/app/pages/New'),
  nowhere('an address', 'https://evil.example/pages/New'),
  nowhere('a page in a folder', 'pages/admin/New'),
  nowhere('a folder that apps do not have', 'hooks/useTasks'),
  nowhere('a style sheet', 'styles/app.css'),
  nowhere('a package', 'package.json'),
  nowhere('a page of another framework', 'pages/New.vue'),
  nowhere('a page with a small letter', 'pages/new'),
  nowhere('a letter that looks like another', 'pages/Hоme'),
  nowhere('a letter that is not to be seen', 'pages/Home\u200b'),
  nowhere('a name of objects', 'pages/__proto__'),
  nowhere('a name with dots', 'pages/New.test.jsx'),
  {
    what: 'a very long path',
    says: write(long, page('New')),
    tells: { [`${long.slice(0, 199)}…`]: /not a place for a file/ },
  },
  meant('a path with src', 'src/pages/New.jsx'),
  meant('a path with a slash', '/pages/New.tsx'),
  meant('a path with a dot', './pages/New.js'),
  meant('a path with the alias', '@/pages/New'),
  {
    what: 'two pages whose names differ in case alone',
    says: write('pages/HOME', page('HOME')),
    tells: { 'pages/HOME': /pages\/Home/ },
  },
  {
    what: 'two new components whose names differ in case alone',
    says: `${write('components/Chip', page('Chip'))}${write('components/chip', page('chip'))}`,
    lands: { 'components/Chip': /Chip/ },
    tells: { 'components/chip': /components\/Chip/ },
  },
  {
    what: 'an entity and a function with names of objects',
    says: '<action type="entity" name="__proto__">\n{"properties":{}}\n</action>\n<action type="function" name="constructor">\nDeno.serve(() => new Response());\n</action>\n',
    mayLand: ['functions/constructor'],
    tells: { __proto__: /not a place/ },
  },
];
