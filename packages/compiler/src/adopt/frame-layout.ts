import type { Theme } from './adopt-theme.ts';
import type { FrameFacts } from './read-frame.ts';

type ImportFor = (specifier: string, importer: string) => string | undefined;

/** A layout that holds what stood around all pages where the app was made; null where nothing of it can be had. */
export function frameLayout(
  { inner, theme }: { inner: string | null; theme: Theme | null },
  { around }: FrameFacts,
  importFor: ImportFor,
): string | null {
  const had = around.flatMap((one) => {
    const specifier = importFor(one.specifier, one.importer);
    return specifier === undefined ? [] : [{ ...one, specifier }];
  });
  if (had.length === 0 && inner === null && theme === null) return null;
  const providers = had.filter(({ isToaster }) => !isToaster).map(({ name }) => name);
  const lines = [
    ...(theme === null ? [] : ['<AppColors />']),
    inner === null ? '{props.children}' : '<Inner {...props} />',
    ...had.filter(({ isToaster }) => isToaster).map(({ name }) => `<${name} />`),
  ];
  const wrapped = providers.reduceRight<string[]>(
    (held, name) => [`<${name}>`, ...held.map((line) => `  ${line}`), `</${name}>`],
    lines,
  );
  const imports = [
    ...(theme === null ? [] : [`import AppColors from '@/${theme.component}';`]),
    ...(inner === null ? [] : [`import Inner from '@/${inner}';`]),
    ...had.map(({ name, imported, specifier }) =>
      imported === 'default'
        ? `import ${name} from '${specifier}';`
        : `import { ${imported === name ? name : `${imported} as ${name}`} } from '${specifier}';`,
    ),
  ];
  const body = ['<>', ...wrapped.map((line) => `  ${line}`), '</>'].map((line) => `    ${line}`).join('\n');
  return `${imports.join('\n')}\n\n/** What stood around all pages where this app was made. */\nexport default function Layout(props) {\n  return (\n${body}\n  );\n}\n`;
}
