export const formSections = {
  basics: 'Basics',
  contact: 'Contact',
  dates: 'Dates and times',
  numbers: 'Numbers',
  options: 'Options',
  notes: 'Notes and files',
} as const;
