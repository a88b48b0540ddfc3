export const pageTexts = {
  tagline: (text: string) => `The line below the name now says “${text}”.`,
  fixedButton: (text: string) =>
    `I can’t change the text of the button “${text}”, only of buttons that add something. Try “the new product button should say ...”. I haven’t changed anything.`,
  button: (thing: string, text: string, page: string) =>
    `The button that adds ${thing} now says “${text}” on the page ${page}.`,
  below: (page: string, text: string) => `The page ${page} now says “${text}” below its title.`,
  opens: (page: string, text: string) => `The page ${page} now opens with “${text}”.`,
  titled: (text: string) => `The title is now “${text}”.`,
  fieldRenamed: (before: string, now: string) => `I renamed ${before} to ${now}. Its data is still there.`,
  pageRenamed: (now: string) => `The page is now called ${now}.`,
  everywhere: (before: string, now: string) =>
    ` To use that name everywhere, say “rename ${before} to ${now}”.`,
  renamed: (before: string, now: string, everywhere: string) =>
    `The page ${before} is now called ${now}, in the menu and at the top.${everywhere}`,
  welcome: (app: string) => `Welcome to ${app}`,
  greeting: (page: string, text: string) =>
    `The page ${page} now says “${text}” below its title. To change it, say “change the welcome text to ...”.`,
  noPlace: (page: string) =>
    `The page ${page} has no room for text. I can put it on the dashboard (“add a message on the dashboard saying ...”) or on a page of its own (“add a page About”). I haven’t changed anything.`,
  noPage: (page: string) => `There’s no ${page} yet. Say “add a ${page}” first. I haven’t changed anything.`,
  mainPage: (page: string) => `The app now opens with ${page}, and it’s first in the menu.`,
} as const;

export const textPageWords = {
  there: (page: string) => `There’s already a page called ${page}.`,
  placeholder: 'Your text goes here.',
  example: (page: string) =>
    `I added the page ${page} with an example text. To use your own, open the page and say “change the text of about to ...”.`,
  added: (page: string, text: string) => `I added the page ${page}, which says “${text}”.`,
} as const;
