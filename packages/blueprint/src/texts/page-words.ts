import { capitalise } from '../words.ts';
import { aPage, thePage } from './grammar.ts';

export const pageTexts = {
  tagline: (text: string) => `The tagline is now “${text}”.`,
  fixedButton: (text: string, thing: string) =>
    `I can’t change the text on the “${text}” button. I can change buttons that create something, such as “New ${thing}”: try “the new ${thing} button should say …”. I haven’t changed anything.`,
  button: (thing: string, text: string, page: string) =>
    `The button that adds ${thing} on ${thePage(page)} now says “${text}”.`,
  below: (page: string, text: string) => `${capitalise(thePage(page))} now says “${text}” below its title.`,
  opens: (page: string, text: string) => `${capitalise(thePage(page))} now opens with “${text}”.`,
  titled: (text: string) => `The title is now “${text}”.`,
  fieldRenamed: (before: string, now: string) => `I renamed ${before} to ${now}. Your data is still there.`,
  pageRenamed: (now: string) => `The page is now called ${now}.`,
  everywhere: (before: string, now: string) =>
    ` To use that name everywhere, say “rename ${before} to ${now}”.`,
  renamed: (before: string, now: string, everywhere: string) =>
    `${capitalise(thePage(before))} is now called ${now}, both in the menu and at the top of the page.${everywhere}`,
  welcome: (app: string) => `Welcome to ${app}`,
  greeting: (page: string, text: string) =>
    `${capitalise(thePage(page))} now says “${text}” below its title. To change it, say “change the welcome text to …”.`,
  noPlace: (page: string) =>
    `I can’t put text on ${thePage(page)}. I can put it on the dashboard (“change the welcome text to …”) or on its own page (“add an about page”). I haven’t changed anything.`,
  noPage: (page: string) => `There’s no ${page} yet. Say “add a ${page}” first. I haven’t changed anything.`,
  mainPage: (page: string) => `The app now opens on ${thePage(page)}, which is also first in the menu.`,
} as const;

export const textPageWords = {
  there: (page: string) => `There’s already ${aPage(page)}.`,
  placeholder: 'Your text goes here.',
  example: (page: string, part: string) =>
    `I added ${aPage(page)} with example text. To use your own, open the page and say “change the ${part} text to …”.`,
  added: (page: string, text: string) => `I added ${aPage(page)}, which says “${text}”.`,
} as const;
