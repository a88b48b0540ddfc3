/** A file of rows, by its name: code reads it to its end, and no model has to. */
export const isTableName = (name: string): boolean => /\.(?:csv|tsv|tab|json)$/i.test(name);
