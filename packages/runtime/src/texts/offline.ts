export const offline = 'You’re offline. Changes can’t be saved until you’re back online.';
