import { kitDeclarations, kitTypeTexts } from './kit-declarations.ts';
import { kitExamples } from './kit-examples.ts';
import { splitProps } from './kit-guide.ts';
import { mainParts, otherParts } from './kit-notes.ts';
import { kitProps } from './kit-types.ts';

export const kitNames: readonly string[] = Object.keys(kitProps);

/** All that is known of one component: its props as they are declared, and an example; null for no component. */
export function kitDocs(name: string): string | null {
  const declared = Object.hasOwn(kitDeclarations, name) ? kitDeclarations[name] : undefined;
  if (declared === undefined) return null;
  const note = mainParts[name] ?? otherParts[name] ?? '';
  const types = typesIn(declared).map((type) => kitTypeTexts[type] ?? '');
  const own = Object.hasOwn(kitTypeTexts, declared) ? '' : `Props of ${name}: ${declared}`;
  const example = `import { ${importsOf(name).join(', ')} } from '@/kit';\n${kitExamples[name] ?? plainest(name)}`;
  return [note === '' ? name : `${name}: ${note}`, own, ...types, `Example:\n${example}`]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The types that a type is made of, itself first. */
function typesIn(text: string, found: string[] = []): string[] {
  for (const [name] of text.matchAll(/\b[A-Z]\w*/g)) {
    if (found.includes(name) || !Object.hasOwn(kitTypeTexts, name)) continue;
    found.push(name);
    typesIn(codeOf(kitTypeTexts[name] ?? ''), found);
  }
  return found;
}

const codeOf = (text: string) => text.replace(/\/\*\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, '');

const importsOf = (name: string): string[] => {
  const used = [...(kitExamples[name] ?? '').matchAll(/<([A-Z]\w*)|\b(today)\(/g)].map(
    ([, part, helper]) => part ?? helper ?? '',
  );
  return [...new Set([name, ...used.filter((each) => each === 'today' || Object.hasOwn(kitProps, each))])];
};

/** What must be given, and nothing else. */
function plainest(name: string): string {
  const props = splitProps(kitProps[name] ?? '').filter((prop) => !/^(?:\w+\?|\.\.\.)/.test(prop));
  const given = props.flatMap((prop) => {
    const [key = '', type = 'text'] = prop.split(/:\s*(.*)/s);
    if (key === 'children') return [];
    if (type === 'Entity') return `${key}={${key === 'entity' ? 'Task' : capital(key)}}`;
    if (type === 'string[]') return `${key}={['title']}`;
    if (type === 'Row') return `${key}={row}`;
    const choice = /^'([^']+)'/.exec(type)?.[1];
    return choice === undefined && type !== 'text' ? `${key}={…}` : `${key}="${choice ?? exampleText(key)}"`;
  });
  const opening = `<${[name, ...given].join(' ')}`;
  return props.includes('children') ? `${opening}>…</${name}>` : `${opening} />`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const exampleText = (key: string) =>
  key.endsWith('Page') || key === 'page'
    ? 'Tasks'
    : key.endsWith('Field') || key === 'field'
      ? 'title'
      : 'Text';
