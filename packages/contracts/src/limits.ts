/** Limits that both ends know; bytes, rows, milliseconds and characters as named. */
export const limits = {
  jsonBytes: 1_000_000,
  sourcesBytes: 10_000_000,
  /** Levels of a body, and of JSON in files, queries, sources and answers of models. */
  bodyDepth: 32,
  jsonDepth: 100,
  /** Keys of one object, and all values of one JSON text, wherever it comes from. */
  objectKeys: 10_000,
  jsonValues: 1_000_000,
  /** Fields of one record; an entity names far fewer. */
  recordFields: 1_000,
  /** Columns of a file of rows. */
  tableColumns: 2_000,
  /** A deleted app can be had back for so many days, and so many of them are listed. */
  deletedAppDays: 30,
  deletedApps: 1_000,
  descriptionChars: 50_000,
  bulkRows: 1_000,
  /** Events that an app reports at once. */
  eventsBytes: 2_000_000,
  importBytes: 10_000_000,
  importRows: 50_000,
  /** All data of an app, packed; how much that may be once unpacked. */
  appDataBytes: 100_000_000,
  appDataUnpackedBytes: 250_000_000,
  /** More than fit in that many bytes, with what each record needs at least. */
  appDataRows: 1_500_000,
  /** The code of an app as a zip: packed, unpacked, and how many files it may hold. */
  appZipBytes: 25_000_000,
  appZipUnpackedBytes: 100_000_000,
  appZipFiles: 10_000,
  /** Of what is wrong with a file, so many are listed. */
  importProblems: 100,
  /** Records that one call of update-many changes. */
  updateManyRows: 500,
  /** What the records that one call changes hold together. */
  writtenBytes: 10_000_000,
  pageRows: 5_000,
  /** Of all records of a list together: a text of half a gigabyte ends the process that reads it. */
  listBytes: 100_000_000,
  /** Of a cursor page, where no limit is given. */
  pageRowsGiven: 100,
  /** Rows of an aggregate, distinct values of a page. */
  aggregateRows: 1_000,
  defaultRows: 5_000,
  filterDepth: 20,
  filterConditions: 200,
  /** Each becomes a part of the statement that every call on the entity runs. */
  ruleConditions: 1_000,
  /** Values of all lists of one filter together. */
  filterValues: 1_000,
  patternChars: 256,
  /** Instructions that one pattern of a schema may become; those of an entity, and those that an app gets at once. */
  patternWeight: 3_000,
  entityPatternsWeight: 10_000,
  appPatternsWeight: 100_000,
  /** Compiled patterns that one process keeps. */
  patternCacheBytes: 100_000_000,
  sourceFileBytes: 500_000,
  filesPerApp: 500,
  /** Files and images of one message. */
  attachments: 20,
  /** Of one image, decoded; what model services take. */
  imageBytes: 3_750_000,
  textFileBytes: 1_000_000,
  /** Of one attached file of rows (csv, tsv, json), and of one PDF. */
  tableFileBytes: 10_000_000,
  pdfBytes: 10_000_000,
  /** Body of a message with everything attached to it. */
  messageBytes: 20_000_000,
  /** What the fields of a form may have together, beside its file. */
  formFieldsBytes: 1_000_000,
  /** Of one file that an app stores. */
  uploadBytes: 25_000_000,
  recentApps: 9,
  appsPageSize: 24,
  passwordChars: 8,
  messagesShownFirst: 50,
  checkpointRows: 200,
  stuckAfterMs: 10 * 60_000,
  defaultFileLength: 15_000,
} as const;
