/** Why there is no answer, or no more of it, and what to do then, for people who never heard of keys and tokens. */
export const modelFaultWords = {
  key: { why: 'The model service didn’t accept this server’s key', next: 'An admin needs to check the key.' },
  quota: {
    why: 'The model service has reached its limit for this server',
    next: 'Wait a while, then send your message again.',
  },
  overloaded: {
    why: 'The model service is overloaded right now',
    next: 'Send your message again in a minute.',
  },
  trouble: {
    why: 'The model service is having problems right now',
    next: 'Send your message again in a minute.',
  },
  silent: { why: 'The model service stopped answering', next: 'Send your message again.' },
  cut: { why: 'The model’s answer broke off halfway', next: 'Send your message again.' },
  unreadable: {
    why: 'The model service gave an answer that Sayso can’t read',
    next: 'Send your message again, and tell your admin if it keeps happening.',
  },
  empty: { why: 'The model didn’t answer', next: 'Send your message again, perhaps in other words.' },
  unreachable: {
    why: 'The model service couldn’t be reached',
    next: 'Send your message again, and tell your admin if it keeps happening.',
  },
  unknown_model: {
    why: 'The model service doesn’t have the model that this server asks for',
    next: 'An admin needs to choose another model.',
  },
  too_long: {
    why: 'Your app and this conversation are too long for the model',
    next: 'Ask for a smaller change, or name the page you mean.',
  },
  endless: {
    why: 'The model’s answer had no end, so it was stopped',
    next: 'Send your message again, perhaps in other words.',
  },
  declined: { why: 'The model declined to answer this message', next: 'Try saying it in other words.' },
  blind: {
    why: 'This model can’t look at images',
    next: 'Send your message again without them, and describe what they show.',
  },
  refused: {
    why: 'The model service refused the request',
    next: 'Send your message again, and tell your admin if it keeps happening.',
  },
  long_read: { why: 'This took too long to read', next: 'Shorten it, or split it into several messages.' },
  large_read: {
    why: 'This was too much to read at once',
    next: 'Shorten your message, or attach large files in parts.',
  },
  stopped_reading: {
    why: 'The assistant stopped while reading your message',
    next: 'Send it again, and tell your admin if it keeps happening.',
  },
} as const;

/** Where nothing of an answer stands. */
/** What became of the app where an answer failed. */
export const asBefore = 'Your app is as it was before.';

export const failedWords = (why: string, next: string) => `${why}. ${asBefore} ${next}`;
