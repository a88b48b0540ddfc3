export const table = {
  columns: 'Columns',
  chooseColumns: 'Choose columns',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  rowsPerPage: 'Rows per page',
  rows: (count: number) => `${count} per page`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const;
