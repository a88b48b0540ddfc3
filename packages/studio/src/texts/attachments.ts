import { defineTexts } from './define-texts.ts';

/** Files that go with a message. */
export const t = defineTexts('attachments', {
  attach: 'Attach files',
  hint: 'Attach images, PDFs, spreadsheets (CSV) or text files',
  attached: 'Attached files',
  remove: 'Remove {name}',
  unreadable: '“{name}” couldn’t be read.',
  unreadableFile: 'A file couldn’t be read.',
  unsupported: '“{name}” can’t be read here. Attach an image, PDF, spreadsheet (CSV) or text file.',
  failed: '{count, plural, one {Couldn’t attach this file} other {Couldn’t attach these files}}',
  tooMany: 'Some files weren’t attached',
  most: 'You can attach up to {count, number} files to a message.',
} as const);
