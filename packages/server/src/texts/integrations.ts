const modelNeeded =
  'a model, and this server has none. An admin can set SAYSO_MODEL, or a key such as ANTHROPIC_API_KEY';

/** Calls of integrations. */
export const integrationWords = {
  unknown: (name: string, known: string) => `Core has no "${name}". It has: ${known}.`,
  notInstalled: (name: string) => `The integration "${name}" is not installed in this app.`,
  noObject: 'Send an object with named parameters.',
  modelReads: 'The model only reads images, PDFs and text files.',
  otherKind: 'One of these files is of another kind',
  fileNeeded: 'Send the file as "file", in a form (multipart/form-data).',
  fieldNeeded: 'This field is required',
  noModel: `This needs ${modelNeeded}.`,
  wrongForm: (why: string) => `The model didn’t answer in the requested form. ${why}.`,
  notJson: 'It isn’t JSON',
  notValid: 'Not valid',
} as const;

/** What each integration is for. */
export const integrationDocs = {
  uploadFile: 'Stores a file whose address anybody may open; answers { file_url }.',
  uploadPrivateFile: 'Stores a file that only signed addresses open; answers { file_uri }.',
  signFile: 'Makes an address that opens a private file for a while; answers { signed_url }.',
  askModel: 'Asks the model; answers a text, or what response_json_schema describes.',
  drawImage: 'Draws a picture for the prompt; answers { url }.',
  extractData: 'Reads the data of a file in the shape of json_schema; answers { status, details, output }.',
  sendMail: 'Sends a mail in the name of the app.',
} as const;

/** Data read out of a file. */
export const extractionWords = {
  notJson: (why: string) => `The file isn’t valid JSON: ${why}.`,
  unreadable: (ending: string) => `.${ending} files can’t be read. Upload the data as CSV or JSON.`,
  noModel: (ending: string) =>
    `Reading .${ending} files needs ${modelNeeded}. CSV and JSON can be read without one.`,
  misfit: (problem: string) => `The file doesn’t fit the schema. ${problem}.`,
  noColumn: (columns: string, fields: string) =>
    `None of the columns (${columns}) is a field of the schema (${fields}).`,
  rowMisfit: (row: number, problem: string) => `Row ${row} doesn’t fit the schema. ${problem}.`,
  tooManyRows: (most: string) => `The file has more than ${most} rows.`,
  notTable: (why: string) => `The file cannot be read as a table. ${why}`,
  noColumns: 'The file has no line with the names of its columns.',
  values: ({ row, count, columns }: { row: number; count: number; columns: number }) =>
    `Row ${row} has ${count} values, but there are ${columns} columns.`,
} as const;

/** What is wrong with a JSON schema, or with a value under one. */
export const jsonShapeWords = {
  tooManyParts: (most: number) => `has more than ${most} parts`,
  noSchema: 'is no JSON schema',
  notValid: 'is not valid',
  it: (problem: string) => `It ${problem}`,
  at: (place: string, problem: string) => `"${place}" ${problem}`,
  schema: (field: string, problem: string) => `${field} ${problem}`,
  this: (problem: string) => `This ${problem}`,
} as const;
