export const selection = {
  all: 'Select all on this page',
  row: 'Select this row',
  named: (name: string) => `Select ${name}`,
  count: (count: number) => `${count} selected`,
  clear: 'Clear selection',
  export: 'Export',
} as const;
