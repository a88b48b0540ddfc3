import { defineTexts } from './define-texts.ts';

export const t = defineTexts('share', {
  button: 'Share',
  title: 'Share App',
  intro: {
    invitedOnly: 'People you invite can use {app} after signing in.',
    open: 'Invite people to give them a role in {app}.',
  },
  link: {
    title: 'Link to the app',
    copy: 'Copy Link',
    unpublished: 'The link works once you publish the app.',
    opens: {
      private_with_login: 'Only people you invite can open it.',
      public_with_login: 'Anyone who signs in can open it.',
      public_without_login: 'Anyone with the link can open it.',
    },
  },
  invite: {
    email: 'Email',
    emailPlaceholder: 'name@example.com',
    emailInvalid: 'Please enter a valid email address',
    hasAccess: '{email} already has access',
    role: 'Role',
    submit: 'Invite',
    sent: 'Invitation sent successfully',
    added: '{email} now has access. No email was sent.',
    failed: 'Failed to send invitation',
    needsPlan: 'Subscription Required',
  },
  inviteLink: {
    intro: 'Invitation created. Copy this link for {name}.',
    copy: 'Copy invitation link',
    use: 'It works once, only for this email address, and expires after 14 days.',
    renewed: 'Earlier links no longer work.',
    unpublished: 'Until you publish the app, people who open the link see that it isn’t ready yet.',
  },
  role: {
    owner: 'Owner',
    admin: 'Admin',
    user: 'User',
    adminNeedsPlan: 'Admin (Paid plans only)',
    may: {
      user: 'Can use the app within its rules.',
      admin:
        'Can also invite and remove users of the app and change their roles. Can’t change the app itself.',
    },
  },
  users: {
    title: 'Users with access',
    loading: 'Loading users',
    loadFailed: 'Failed to load users',
    invited: 'Invited, not signed up yet',
    linkUnopened: 'Invited, hasn’t opened the link yet',
    newLink: 'New link',
    newLinkFor: 'New link for {email}',
  },
  remove: {
    label: 'Remove {email}',
    title: 'Remove this user?',
    text: {
      private_with_login: '{email} will no longer be able to open {app}. Anything they added stays.',
      public_with_login:
        '{email} will lose their role in {app}, but anyone who signs in can still open it. Anything they added stays.',
      public_without_login:
        '{email} will lose their role in {app}, but anyone with the link can still open it. Anything they added stays.',
    },
    confirm: 'Remove user',
    failed: 'Couldn’t remove {email}',
  },
} as const);
