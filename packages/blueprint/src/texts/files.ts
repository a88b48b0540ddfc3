export const fileWords = {
  fieldInFile: (name: string) => `${name} in file`,
  rowsAdded: (file: string, things: string) => `I’m adding the rows from ${file} to ${things}.`,
  newFields: (names: string) => `New fields: ${names}.`,
  mayBeEmpty: (names: string, that: string) =>
    `Some rows in the file have no value for ${names}, so I’ve made ${that} optional.`,
  unreadable: (file: string) => `I couldn’t make sense of ${file}.`,
  thingAdded: (things: string, file: string, fields: string) =>
    `I added ${things} from ${file}, with ${fields}. They have their own list and page.`,
  unnamed:
    'The first line holds data instead of column names, so I numbered the columns. You can rename them.',
  tooWide: (width: number, most: number) =>
    `It has ${width} columns. I took the first ${most} and left out the rest.`,
  keptAsText: (name: string, line: number, value: string) =>
    `I kept “${name}” as text, because line ${line} says “${value}”.`,
  unsureDates: (names: string, first: string) =>
    `The dates in ${names} could be read two ways. I assumed the ${first} comes first.`,
  more: (count: number) => `${count} more`,
  noRows: (file: string, columns: string) => `${file} has the columns ${columns}, but no rows below them.`,
  read: (rows: string, file: string, columns: string) => `I read ${rows} from ${file}, with ${columns}.`,
  leftOut: (lines: string, which: string, it: string) =>
    `I couldn’t read ${lines} and left ${it} out: ${which}. To add ${it}, fix ${it} in a file with just the heading and ${it}, open the “Import and export” menu (three dots) above the list and choose “Import CSV”.`,
} as const;
