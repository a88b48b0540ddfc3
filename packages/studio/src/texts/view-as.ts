import { defineTexts } from './define-texts.ts';

export const t = defineTexts('viewAs', {
  button: 'View as',
  label: 'View the app as',
  action: 'View as: {who}',
  visitorClosed: 'Not signed in, so this app asks them to sign in',
  who: {
    you: { name: 'You', text: 'As the app’s owner' },
    visitor: { name: 'Visitor', text: 'Not signed in' },
    user: { name: 'Signed-in user', text: 'A sample user of the app' },
    admin: { name: 'Admin', text: 'A sample admin of the app' },
  },
  banner: {
    visitor: 'You’re viewing the app as a visitor.',
    user: 'You’re viewing the app as a signed-in user.',
    admin: 'You’re viewing the app as an admin.',
    marked: 'What you add is marked as sample data.',
    back: 'View as yourself',
  },
} as const);
