import { type Code, code, element, type Imports, pageFile } from '../jsx.ts';

type ToolPage = {
  name: string;
  title: string;
  description?: string | undefined;
  imports: Imports;
  /** Types, constants and functions that stand above the page. */
  declarations?: readonly string[];
  children: readonly string[];
  /** Further props of the page's frame. */
  frame?: Readonly<Record<string, unknown>>;
};

/** A page of one tool, with what it needs above it. */
export function toolPage({
  name,
  title,
  description,
  imports,
  declarations = [],
  children,
  frame,
}: ToolPage): string {
  const body = element(imports.kit('Page'), { title, description, ...frame }, children, '    ');
  const file = pageFile(name, imports, body);
  const head = declarations.map((text) => `${text}\n\n`).join('');
  return file.replace('export default function', () => `${head}export default function`);
}

const ofKit = new Set([
  'Calculator',
  'Converter',
  'Game',
  'Grid',
  'Keypad',
  'Leaderboard',
  'Page',
  'Quiz',
  'RecordTable',
  'Survey',
  'SurveyResults',
  'Timer',
]);

/** An entity that is called as a part of the kit comes in under another name. */
export function entityCode(imports: Imports, name: string): Code {
  if (!ofKit.has(name)) return imports.entity(name);
  imports.use(`${name} as ${name}Records`, `@/entities/${name}`);
  return code(`${name}Records`);
}
