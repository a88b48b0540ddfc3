/** The editor of texts with marks. */
export const editor = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  link: 'Link',
  list: 'List',
  numberedList: 'Numbered list',
  quote: 'Quote',
  code: 'Code',
  write: 'Write',
  preview: 'Preview',
  nothingToShow: 'Nothing to preview yet.',
} as const;

/** What the editor puts into a text where nothing is selected; `wrote` begins a quote. */
export const editorSamples = {
  bold: 'bold text',
  italic: 'text',
  code: 'code',
  link: 'link text',
  wrote: (author: string) => `**${author}** wrote:`,
} as const;
