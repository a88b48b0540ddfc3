type Sizes = { image: string; pdf: string; table: string; other: string };

/** Files of a message. */
export const attachmentWords = {
  unnamed: (count: number) => `File ${count}`,
  mention: 'File',
  incomplete: (name: string) => `"${name}" did not arrive whole. Please attach it again.`,
  tooLarge: (name: string, size: string, { image, pdf, table, other }: Sizes) =>
    `“${name}” is ${size}, but an image can be up to ${image}, a PDF ${pdf}, a table (CSV, JSON) ${table}, and other text files ${other}.`,
  tableTooLarge: (name: string, size: string, most: string) =>
    `“${name}” is ${size}, but a table can be up to ${most}.`,
  textTooLarge: (name: string, size: string, most: string) =>
    `“${name}” is ${size}, but a text file can be up to ${most}.`,
  empty: (name: string) => `“${name}” is empty.`,
  unreadable: (name: string, advice: string) =>
    `“${name}” can’t be read here.${advice} Attach images (PNG, JPEG, WebP, GIF), PDFs or text (such as CSV, JSON, Markdown or code).`,
  saveAsTable: ' Save it as “CSV UTF-8” and attach that.',
  saveAsText: ' Save it as a PDF or plain text and attach that.',
} as const;
