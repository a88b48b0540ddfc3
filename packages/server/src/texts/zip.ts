/** What is wrong with a zip file. */
export const zipWords = {
  damaged: 'This isn’t a zip file, or it’s damaged.',
  twice: (path: string) => `The zip file contains ${path} twice.`,
  tooManyFiles: (most: string) => `This zip holds more than ${most} files.`,
  locked: 'This zip file is locked with a password. Send one without.',
  link: (path: string) => `${path} is a link to another file. Send the file itself.`,
  notUtf8: (name: string) => `The name of a file (${name}) isn’t written in UTF-8.`,
  outside: (path: string) => `The zip file names a file outside of it: ${path}`,
  tooLarge: (megabytes: number) => `Unpacked, this zip file is larger than ${megabytes} MB.`,
  packing: (path: string) =>
    `${path} is packed in a way that can’t be read here. Pack it as a plain zip file.`,
  damagedFile: (path: string) => `${path} is damaged in this zip file. Zip it again.`,
} as const;
