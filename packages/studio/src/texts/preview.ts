import { defineTexts } from './define-texts.ts';

export const t = defineTexts('preview', {
  title: 'Preview',
  frame: '{name}, preview',
  opening: 'Opening the preview',
  failed: 'Couldn’t open the preview',
  bar: {
    refresh: 'Refresh preview',
    pages: 'Pages',
    open: 'Open the published app in a new tab',
    device: 'Device',
    desktop: 'Desktop',
    mobile: 'Mobile',
  },
  plan: {
    idleTitle: "Let's Build Your App",
    idleText: "Tell me what you'd like to create using the chat",
    failedTitle: 'Your app isn’t built yet',
    failedText: 'Something went wrong. The chat says what, and you can try again there.',
    unfinishedTitle: 'Your app isn’t finished yet',
    unfinishedText: 'The page it opens with is still missing. The chat says why.',
    retry: 'Retry',
    data: 'Data',
    layout: 'Layout',
    done: 'Done',
    pages: 'Pages',
  },
  issues: {
    title: 'Issues Found',
    inComponent: '{title} in {component}',
    line: '{file}, line {line}',
    code: 'Show the code',
    record: 'Fields of the record',
    fix: 'Fix with AI',
    message: 'Show the message',
    free: 'This doesn’t use any credits.',
  },
  fixRequest: {
    intro: 'Please fix these errors in the app:',
    place: '{file}, line {line}, column {column}',
    record: 'Fields of the record: {record}',
  },
} as const);
