import { defineTexts } from './define-texts.ts';

/** The section that shows how other programs call an app. */
export const t = defineTexts('apiView', {
  title: 'API',
  intro: 'Read and change your app’s data from your own scripts and services.',
  entity: 'Entity',
  language: 'Language',
  languages: { javascript: 'JavaScript', python: 'Python', curl: 'curl' },
  openApi: 'OpenAPI document',
  openApiFailed: 'Couldn’t download the OpenAPI document',
  loading: 'Loading examples',
  loadFailed: 'Couldn’t load the examples',
  read: { title: 'Read {nouns}', text: 'Fetches the newest {nouns}.', copy: 'Copy the read example' },
  update: {
    title: 'Update one {noun}',
    text: 'Writes a value that’s already there, so trying it only changes when the {noun} was last updated.',
    noRecord: 'There are no {nouns} yet. Replace RECORD_ID with the id of one.',
    copy: 'Copy the update example',
  },
  runs: {
    javascript: 'Runs in Node.js 18 or newer. Save it as a .mjs file.',
    python: 'Runs in Python 3. There’s nothing to install.',
    curl: 'Runs in a terminal on macOS and Linux.',
  },
  key: {
    title: 'Your API key',
    text: 'The examples use your own API key. It can do what you can do, so keep it to yourself.',
    show: 'Show key',
    hide: 'Hide key',
    settings: 'User settings',
    none: 'You don’t have an API key yet',
    noneText: 'The examples say YOUR_API_KEY until you create one.',
    create: 'Create an API key',
  },
  empty: {
    title: 'No data to call yet',
    text: 'Once your app stores data, you’ll find examples here that read and update it.',
  },
} as const);
