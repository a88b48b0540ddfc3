import { defineTexts } from './define-texts.ts';

export const t = defineTexts('publish', {
  button: 'Publish',
  dialogTitle: 'Publish your app',
  again: 'Publish changes',
  publishing: 'Publishing',
  last: 'Last published <time></time>. Publish again to show your latest changes.',
  first:
    'This will be the first public version. Later changes to its pages stay private until you publish again.',
  firstPending:
    'You can publish once the app has a page. Later changes to its pages stay private until you publish again.',
  rightAway: 'Changes to access, data and data rules take effect right away, without publishing.',
  opensNewTab: '(opens the published app in a new tab)',
  done: 'Published. It opened in a new tab.',
  newTab: { title: 'Publishing {name}', text: 'Publishing {name}… It opens here in a moment.' },
  embedding: {
    label: 'Other websites can embed this app',
    text: 'They show it in a frame on their pages. Signing in opens a new tab.',
    copy: 'Copy code',
    failed: 'Couldn’t save the setting',
  },
  rules: {
    title: 'Check these rules before you publish',
    more: 'And {count, number} more.',
    // The assistant reads the quoted request, which stays English.
    closed:
      'Visitors won’t see any data in {names}: only people who sign in can read it. To open it up, tell the assistant “Let anyone read {name} records”, or choose “{choice}”.',
    others: '{count, plural, one {# other kind} other {# other kinds}}',
  },
  versions: {
    title: 'Published versions',
    loadFailed: 'Couldn’t load the versions',
    backFailed: 'Couldn’t go back to that version',
    by: 'Published by {name}',
    row: 'Version {version}, <time></time>',
    live: 'Live',
    goBack: 'Go back to this version',
  },
  visibility: {
    label: 'Who can use it',
    failed: 'Failed to update app visibility',
    invited: { label: 'Invited users', text: 'Only people you invite, after signing in' },
    signedIn: { label: 'Anyone who signs in', text: 'Everyone with an account' },
    anyone: { label: 'Anyone', text: 'Everyone, without signing in' },
  },
  visitors: {
    failed: 'Couldn’t change what visitors can do',
    uploads: 'Visitors can upload files',
    uploadsText: 'Without signing in. Their files count towards your app’s storage.',
    ai: 'Visitors can use AI',
    aiText: 'Without signing in. You pay for what they use.',
    noFiles:
      'Visitors can’t add files when they send the {names} {count, plural, one {form} other {forms}}. To allow it, turn on “{uploads}” under Publish.',
  },
} as const);
