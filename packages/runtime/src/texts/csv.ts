export const csv = {
  menu: 'Import and export',
  file: 'CSV file',
  import: 'Import CSV',
  export: 'Export CSV',
  exported: (counted: string) => `${counted} exported`,
  exportFailed: 'The export failed',
  importFailed: 'The file couldn’t be imported',
} as const;

/** What an import says about a file; problems end without a full stop, since they are put together. */
export const csvImport = {
  done: (counted: string) => `${counted} imported`,
  stopped: (done: number, all: number, reason: string) =>
    `${done} of ${all} were imported, then something went wrong: ${reason}`,
  noKnownColumn: (fields: string) =>
    `No column in this file matches. Use these names for your columns: ${fields}.`,
  missing: (noun: string, name: string) => `There’s no ${noun} “${name}”`,
  dateForm: 'Use a date like 2026-11-22',
  timeForm: 'Use a date and time like 2026-11-22T14:30',
  oneOf: (options: string) => `Use one of these: ${options}`,
  problem: (line: number, field: string, message: string) => `Line ${line}, ${field}: ${message}.`,
  nothing: (problems: string, more: number) =>
    `Nothing was imported. ${problems}${more > 0 ? ` And ${more} more.` : ''}`,
} as const;
