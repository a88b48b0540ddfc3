/** The logo of an app. */
export const logoWords = {
  /** What its file is called among those of the app. */
  fileName: 'Logo',
  oneOf: 'Send either a picture’s address (logo_url) or a prompt.',
  otherApp: 'This file belongs to another app. Upload it to this one first.',
  noFile: 'This file doesn’t exist any more. Upload it again.',
  noImage: (name: string) => `“${name}” isn’t an image. Upload a PNG or JPG.`,
  privateFile: 'This file is private. A logo is a picture that everybody can see.',
  notDrawn: (why: string) => `${why}. Try again in a minute, or choose one of the drawn logos.`,
  noAddress: 'A logo’s address begins with https://',
} as const;

/** What a model is told beside the person's own words. */
export const logoPromptWords = {
  whose: (name: string) => `It is the icon of the app “${name}”.`,
  color: (color: string) => `The colour of the app is ${color}.`,
  form: 'One simple centred sign on a plain square background, readable at 32 pixels, without words.',
} as const;
