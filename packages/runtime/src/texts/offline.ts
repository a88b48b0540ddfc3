export const offline = 'You’re offline. Keep this page open: what you save is sent when you’re back online.';
