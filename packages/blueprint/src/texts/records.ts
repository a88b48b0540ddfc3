export const recordWords = {
  place: (things: string) => `on the ${things} page, click the three dots above the table and choose`,
  hasExport: (place: string, pdf: string) =>
    `You can already export: ${place} “Export CSV”. It saves what’s shown, and you can open the file in Excel.${pdf}`,
  samplesAdded: (things: string) => `I added sample records to ${things}. They’re marked as samples.`,
  samplesStay:
    'I don’t delete records. Sample records are marked: tick them in their table and choose Delete.',
  hasSearch:
    'Every list already has search and filters at the top. To choose what people filter or search by, try “filter orders by status” or “make customers searchable by city”.',
  asPdf: ' For a PDF, print the page from your browser and choose “Save as PDF”.',
  hasImport: (place: string) =>
    `You can already import: ${place} “Import CSV”. The first row of your file names the fields.`,
  hasPrint:
    'You can print any page from your browser (Ctrl+P, or Cmd+P on a Mac) and save it as a PDF there, so you don’t need a button for it.',
  copied: (page: string, copy: string) => `I copied the page ${page} as ${copy}.`,
  copyOne: (things: string, thing: string, field: string) =>
    `To copy one of your ${things}, add a new one with the same values. For a separate list with its own fields, try “add ${thing} templates with ${field}”.`,
} as const;
