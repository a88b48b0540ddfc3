import { defineTexts } from './define-texts.ts';

/** The first section of an app's workspace. */
export const t = defineTexts('overview', {
  title: 'Overview',
  created: 'Created <time></time>',
  published: 'Published <time></time>',
  unpublished: 'Not published yet',
  blocked: 'Blocked',
  mainPage: 'Main page',
  description: {
    none: 'No description yet',
    edit: 'Edit description',
    title: 'Description',
    hint: 'Shown on the app’s card in Your Apps.',
    label: 'What is this app for?',
  },
  invite: {
    title: 'Invite Users',
    text: 'Share the app’s address, or invite people by email.',
    send: 'Send Invites',
  },
  share: {
    title: 'Share App',
    // The specification's own words.
    reward: 'win free credits!',
  },
  visibility: 'Visibility',
} as const);
