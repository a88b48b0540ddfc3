import { limits } from '@sayso/contracts/limits';

/** Files that apps store. */
export const fileWords = {
  notStored: 'The file couldn’t be stored. Please try again.',
  appFull: (most: string) =>
    `This app has no room left for the file: it can store ${most}. Its owner can delete files to make room.`,
  ownerFull: (most: string) =>
    `The owner of this app has no room left for the file: their apps can store ${most} in total, and apps they deleted in the last ${limits.deletedAppDays} days still count. They can make room by deleting files in their apps.`,
  serverFull: (most: string) =>
    `This server has no room left for the file: its apps can store ${most} in total. Ask an admin of this server for more.`,
  diskFull: 'This server has no room left for the file.',
  empty: (name: string) => `“${name}” is empty.`,
  wrongKind: (name: string, kinds: string) =>
    `“${name}” is a kind of file that can’t be uploaded. Send one of: ${kinds}.`,
  otherContent: (name: string, extension: string) =>
    `“${name}” isn’t a .${extension} file: its content is of another kind.`,
  notFound: 'This file doesn’t exist.',
  wrongCursor: 'Not a valid cursor',
  notInApp: 'This file isn’t in this app. Upload it with UploadFile first.',
  tooLargeToRead: (name: string) => `“${name}” is too large to be read here.`,
  isPrivate: 'This file is private. Ask the app for a signed address.',
  wrongSignature: 'This address wasn’t signed for this file.',
  searching: 'Sayso is still looking through your records. Please try again in a moment.',
  expired: 'This address has expired. Ask the app for a new one.',
} as const;
