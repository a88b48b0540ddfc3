export const fileInput = {
  tooLarge: (size: number, most: number) =>
    `This file is ${size} MB. Choose one that is ${most} MB or smaller.`,
  uploadFailed: 'The file couldn’t be uploaded.',
  uploading: 'Uploading…',
  remove: (field: string) => `Remove ${field}`,
  replace: 'Replace',
  choosePicture: 'Choose a picture',
  chooseFile: 'Choose a file',
  signInForPicture: 'Only people who are signed in can add a picture.',
  signInForFile: 'Only people who are signed in can add a file.',
} as const;
