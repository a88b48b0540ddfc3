import type { Imports } from '../jsx.ts';
import { element, pageFile } from '../jsx.ts';

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
