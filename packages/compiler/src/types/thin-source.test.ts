import { expect, test } from 'vitest';
import { thinSource } from './thin-source.ts';

const any = '{ return null as any; }';

test.each([
  [
    'a comment of a declaration',
    'x/a.d.ts',
    '/** Says what. */\nexport declare const a: 1;',
    'export declare const a: 1;',
  ],
  [
    'a component',
    'kit/page.tsx',
    'export function Page(p: P) { return 1; }',
    `export function Page(p: P) ${any}`,
  ],
  ['an annotated function', 'kit/a.ts', 'function f(): X { return g(); }', `function f(): X ${any}`],
  ['a function that tells its type by its body', 'kit/a.ts', 'function f() { return 1; }', null],
  ['a helper beside a component', 'kit/a.tsx', 'function useIt() { return 1; }', null],
  ['a generator', 'kit/a.ts', 'function* f(): X { yield 1; }', null],
  [
    'two functions',
    'kit/a.ts',
    'function f(): X { return 1; }\nfunction g(): Y { return 2; }',
    `function f(): X ${any}\nfunction g(): Y ${any}`,
  ],
  [
    'an interface of graphics',
    'typescript/lib/lib.dom.d.ts',
    'interface WebGLBuffer { a: 1;b(): 2; }\ninterface Node { c: 3; }',
    'interface WebGLBuffer { [name: string]: any; }\ninterface Node { c: 3; }',
  ],
  [
    'a value of graphics',
    'typescript/lib/lib.dom.d.ts',
    'declare var GPUDevice: { a: 1; };',
    'declare var GPUDevice: any;',
  ],
  [
    'forms of styles',
    'csstype/index.d.ts',
    'type Fallback<T> = T;interface A { a: 1 }interface AHyphen { b: 1 }type AFallback = A;',
    'type Fallback<T> = T;interface A { a: 1 }',
  ],
])('%s is thinned as far as no check looks', (_what, file, text, thin) => {
  expect(thinSource(`/packages/${file}`, text)).toBe(thin ?? text);
});
