const page = (head: string, shown = 'secret') =>
  `${head}\nexport default function Home() { return <pre>{String(${shown})}</pre>; }\n`;
const drawing = (drawn: string) => `export default function Home() { return ${drawn}; }\n`;

/** Pages that name what is not theirs, so that they are refused; `secret` is a file of the disk. */
export const refusedSources = (secret: string): Record<string, string> => ({
  'a package of Node': page("import secret from 'fs';"),
  'a package of Node by its scheme': page("import * as secret from 'node:child_process';"),
  'a package of Node, later': page("const secret = import('node:fs');"),
  'an absolute path': page(`import secret from '${secret}';`),
  'an absolute path as text': page(`import secret from '${secret}?raw';`),
  'an absolute path as an address': page(`import secret from '${secret}?url';`),
  'an absolute path as a worker': page(`import secret from '${secret}?worker&inline';`),
  'a path of a development server': page(`import secret from '/@fs${secret}';`),
  'a JSON file': page(`import secret from '${secret}.json' with { type: 'json' };`),
  'a JSON file without saying so': page(`import secret from '${secret}.json';`),
  'a file as text': page(`import secret from '${secret}' with { type: 'text' };`),
  'a file as bytes': page(`import secret from '${secret}' with { type: 'bytes' };`),
  'a file address': page(`import secret from 'file://${secret}';`),
  'a path that climbs': page(`import secret from '../../../../../../../../..${secret}';`),
  'a path that climbs through the alias': page(`import secret from '@/components/../../../../..${secret}';`),
  'a path that climbs from the entities': page(`import secret from '@/entities/../../../../..${secret}';`),
  'a path that climbs from the kit': page(`import secret from '@/components/ui/../../../../../..${secret}';`),
  'a path that climbs from a package': page("import secret from 'react/../../package.json';"),
  'a path in other signs': page(`import secret from './%2e%2e/%2e%2e${secret}';`),
  'a path of another system': page("import secret from '..\\\\..\\\\secret';"),
  'a module of another app': page("import secret from '/_m/0123456789abcdef01234567/pages/Home.js';"),
  'a foreign web address': page("import secret from 'https://evil.example/x.js';"),
  'a foreign web address, later': page("const secret = import('https://evil.example/x.js');"),
  'an address without scheme': page("import secret from '//evil.example/x.js';"),
  'code in an address': page("import secret from 'data:text/javascript,export default 1';"),
  'code in an address, later': page("const secret = import('data:text/javascript,export default 1');"),
  'code in memory': page("import secret from 'blob:https://evil.example/1';"),
  'code as an address': page("const secret = import('javascript:1');"),
  'a package that is not allowed': page("import secret from 'axios';"),
  'a part of an allowed package': page("import secret from 'react/package.json';"),
  'a name of the package’s own': page("import secret from '#config';"),
  'our own server': page("import { readConfig as secret } from '@sayso/server/config';"),
  'our own server by its path': page("import secret from '../../server/src/config.ts';"),
  'a module of the host': page("import { createEntity as secret } from 'sayso:entity';"),
  'the host by a path': page("import secret from 'sayso:host/../../../server/src/config.ts';"),
  'a virtual module': page("import secret from '\\0app:entry';"),
  'another virtual module': page("import secret from 'virtual:config';"),
  'another source of JSX': page('/** @jsxImportSource evil */', '1'),
  'another maker of JSX': page('/** @jsxRuntime classic */\n/** @jsx evil */', '1'),
  'a computed import': page(`const secret = import('${secret}' + '');`),
  'an import with a note for tools': page(`const secret = import(/* @vite-ignore */ '${secret}');`),
  'an import in a template': page(`const name = '${secret}'; const secret = import(\`\${name}\`);`),
  'a re-export of everything': page(`export * from '${secret}';`, '1'),
  'a re-export by name': page(`export { default as secret } from '${secret}';`, '1'),
  'a style sheet': page(`import '${secret}.css';`, '1'),
  'a style sheet as text': page(`import secret from '${secret}.css?inline';`),
});

/** Pages that try other ways; what they name is text to a compiler, and must stay that. */
export const harmlessSources = (secret: string): Record<string, string> => ({
  'a plain require': page(`const secret = require('${secret}');`),
  'a file beside the module': page(`const secret = new URL('${secret}', import.meta.url);`),
  'a name that is looked up': page(`const secret = import.meta.resolve?.('${secret}');`),
  'a worker from a path': page(`const secret = new Worker(new URL('${secret}', import.meta.url));`),
  'a worker that is shared': page(
    `const secret = new SharedWorker(new URL('${secret}', import.meta.url), { type: 'module' });`,
  ),
  'machine code from a path': page(
    `const secret = WebAssembly.instantiateStreaming(fetch(new URL('${secret}', import.meta.url)));`,
  ),
  'a glob': page("const secret = import.meta.glob('/**/*', { eager: true });"),
  'a glob of texts': page("const secret = import.meta.glob('/**', { query: '?raw', import: 'default' });"),
  'an import that is evaluated': page(`const secret = () => eval("import('${secret}')");`),
  'a function made of text': page(`const secret = () => new Function("return import('${secret}')")();`),
  'the environment of a server': page('const secret = () => process.env;', '1'),
  'a file through the runtime of functions': page(
    `const secret = () => Deno.readTextFileSync('${secret}');`,
    '1',
  ),
  'the type of a file': page(`import type secret from '${secret}';\ntype Secret = typeof secret;`, '1'),
  'the type of a file, in line': page(`type Secret = typeof import('${secret}.json');`, '1'),
  'a module declared': page(
    `declare module '${secret}' { const secret: string; export default secret; }`,
    '1',
  ),
  'a reference path': page(`/// <reference path="${secret}" />`, '1'),
  'a reference to types': page(`/// <reference types="${secret}" />\n/// <reference types="node" />`, '1'),
  'a reference to a dependency': page(`/// <amd-dependency path="${secret}" name="secret" />`, '1'),
  'a foreign source map': page(`//# sourceMappingURL=${secret}`, '1'),
  'a foreign source map in another form': page(`/*# sourceMappingURL=file://${secret} */`, '1'),
  'style rules in a text': page(
    `const secret = '@import "${secret}"; @plugin "${secret}"; @source "/"; @config "${secret}"; @reference "${secret}";';`,
  ),
  'style rules in an element': drawing(`<style>{'@import url(file://${secret});'}</style>`),
  'a class that takes in a file': drawing(
    `<p className="bg-[url(file://${secret})] content-[url('${secret}')]" />`,
  ),
  'a class that is a rule': drawing(
    `<p className="[@import_'${secret}'] [@plugin_'${secret}'] [@source:'/']" />`,
  ),
  'a class that reads the theme': drawing(
    `<p className="w-[theme('${secret}')] before:content-[@apply_${secret}]" />`,
  ),
  'a sheet linked by an element': drawing(`<link rel="stylesheet" href="file://${secret}.css" />`),
});

/** Pages that try to take in what is not theirs; `secret` is a file of the disk that must stay out of everything. */
export const hostileSources = (secret: string): Record<string, string> => ({
  ...refusedSources(secret),
  ...harmlessSources(secret),
});
