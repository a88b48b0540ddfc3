import { isUncountable, thePage } from './grammar.ts';

export const recordWords = {
  place: (page: string) =>
    `on ${thePage(page)}, open the “Import and export” menu (three dots) above the list and choose`,
  hasExport: (place: string, pdf: string) =>
    `You can already export: ${place} “Export CSV”. It saves what’s shown, and you can open the file in Excel.${pdf}`,
  samplesAdded: (things: string) =>
    `I added some sample ${things}. You can edit or delete ${isUncountable(things) ? 'it' : 'them'} whenever you like.`,
  samplesStay:
    'I can’t delete data for you, including sample data. To remove all samples, open a list in Workspace and choose “Remove all samples”. For some of them, tick their rows and choose Delete.',
  hasSearch: (things: string, field: string) =>
    `Search and filters are already above each list. To choose what users can search or filter by, try “make ${things} searchable by ${field}” or “filter ${things} by ${field}”.`,
  asPdf: ' For a PDF, print the page from your browser and choose “Save as PDF”.',
  hasImport: (place: string) =>
    `You can already import: ${place} “Import CSV”. The first row of your file should have the names of the fields.`,
  hasPrint:
    'You can print any page from your browser (Ctrl+P, or Cmd+P on a Mac) and save it as a PDF there, so you don’t need a button for it.',
  copied: (page: string, copy: string) => `I copied ${thePage(page)}. The copy is called ${copy}.`,
  copyOne: (things: string, thing: string, field: string) =>
    `To copy one of your ${things}, add a new one with the same values. For a separate list with its own fields, try “add ${thing} templates with ${field}”.`,
} as const;
