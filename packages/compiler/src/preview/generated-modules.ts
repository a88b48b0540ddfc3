import { parseJson } from '@sayso/core/parse-json';
import type { SourceTree } from '@sayso/core/source-tree';
import { internalModules } from '../library.ts';

/** Code of a module that is made from the app's entities or functions, such as `entities/Task` or `functions/all`. */
export function generatedModule(path: string, tree: SourceTree): string {
  const [folder, name = ''] = path.split('/');
  return folder === 'entities' ? entityModule(name, tree) : functionModule(name, tree);
}

function entityModule(name: string, tree: SourceTree): string {
  const entity = JSON.stringify(internalModules.entity);
  if (name === 'User') return `export { User, User as default } from ${entity};\n`;
  if (name === 'all') {
    const own = namesIn('entities/', tree).map((one) => `export { ${one} } from '@/entities/${one}';\n`);
    return `${own.join('')}export { User } from ${entity};\n`;
  }
  // Parsed and written anew, and as a string: the text of a schema is data, never code.
  const schema = JSON.stringify(parseJson(tree[`entities/${name}`] ?? '{}'));
  // The kit shows a reference by its record's title, so it must know the other schema too.
  const referenced = [...new Set([...schema.matchAll(/"\/entities\/(\w+)\/id"/g)].map(([, one = '']) => one))]
    .filter((one) => one !== name && one !== 'User' && Object.hasOwn(tree, `entities/${one}`))
    .map((one) => `import '@/entities/${one}';\n`);
  return `import { createEntity } from ${entity};
${referenced.join('')}export const ${name} = createEntity(${JSON.stringify(name)}, JSON.parse(${JSON.stringify(schema)}));
export default ${name};
`;
}

function functionModule(name: string, tree: SourceTree): string {
  const functions = JSON.stringify(internalModules.functions);
  if (name === 'all') {
    return namesIn('functions/', tree)
      .map((one) => `export { ${one} } from '@/functions/${one}';\n`)
      .join('');
  }
  return `import { createFunction } from ${functions};\nexport const ${name} = createFunction(${JSON.stringify(name)});\nexport default ${name};\n`;
}

const namesIn = (folder: string, tree: SourceTree): string[] =>
  Object.keys(tree)
    .filter((path) => path.startsWith(folder) && path !== `${folder}User`)
    .map((path) => path.slice(folder.length));
