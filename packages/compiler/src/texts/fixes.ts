/** What was put right in a file without asking, to follow "Fixed:". */
export const fixWords = {
  attribute: (written: string, better: string) => `wrote ${written} as ${better}`,
  styleObject: 'wrote a style as an object',
  key: 'added a missing key',
  defaultExport: (name: string) => `exported ${name} as the component of the file`,
  byteOrderMark: 'removed an invisible character at the start',
  fenceAround: 'removed the Markdown fence around the code',
  fence: 'removed a Markdown fence',
  htmlComment: 'turned an HTML comment into one of JSX',
  voidTag: (tag: string) => `closed the tag <${tag}>`,
  curlyQuotes: 'replaced curly quotes by straight ones',
  bareValue: 'put a value into braces',
  bareSign: (sign: string | undefined) => `wrote ${sign} as text`,
} as const;

/** The same of imports. */
export const importFixWords = {
  from: (before: string, after: string) => `imported from '${after}' instead of '${before}'`,
  asType: (name: string) => `imported ${name} as a type`,
  unused: (name: string) => `removed the import of ${name}, which does not exist and is not used`,
  byName: (name: string) => `imported ${name} by its name`,
  allOf: (specifier: string, name: string) => `imported all of '${specifier}' as ${name}`,
  asDefault: (name: string) => `imported ${name} as the default of its file`,
  otherName: (found: string, written: string) => `imported ${found} instead of ${written}`,
  moved: (name: string, specifier: string) => `imported ${name} from '${specifier}'`,
  icon: (name: string) => `imported the icon ${name}`,
  otherIcon: (written: string, found: string) => `replaced the unknown icon ${written} by ${found}`,
  renamedIcon: (name: string, now: string) => `named the icon ${name} ${now}`,
  added: (name: string) => `added the missing import of ${name}`,
  second: (name: string) => `removed a second import of ${name}`,
  declared: (name: string) => `removed the import of ${name}, which the file declares itself`,
} as const;
