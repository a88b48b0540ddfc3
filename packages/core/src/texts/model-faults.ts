const asBefore = 'Your app is as it was before';

/** Why there is no answer, for people who never heard of keys and tokens. */
export const modelFaultWords = {
  key: `The model service didn’t accept this server’s key. ${asBefore}. An admin needs to check the key.`,
  quota: `The model service has reached its limit for this server. ${asBefore}. Wait a while, then send your message again.`,
  overloaded: `The model service is overloaded right now. ${asBefore}. Send your message again in a minute.`,
  trouble: `The model service is having problems right now. ${asBefore}. Send your message again in a minute.`,
  silent: `The model service stopped answering. ${asBefore}. Send your message again.`,
  cut: `The model’s answer broke off halfway. ${asBefore}. Send your message again.`,
  unreadable: `The model service gave an answer that Sayso can’t read. ${asBefore}. Send your message again, and tell your admin if it keeps happening.`,
  empty: `The model didn’t answer. ${asBefore}. Send your message again, perhaps in other words.`,
  unreachable: `The model service couldn’t be reached. ${asBefore}. Send your message again, and tell your admin if it keeps happening.`,
  unknown_model: `The model service doesn’t have the model that this server asks for. ${asBefore}. An admin needs to choose another model.`,
  too_long: `Your app and this conversation are too long for the model. ${asBefore}. Ask for a smaller change, or name the page you mean.`,
  declined: `The model declined to answer this message. ${asBefore}. Try saying it in other words.`,
  blind: `This model can’t look at images. ${asBefore}. Send your message again without them, and describe what they show.`,
  refused: `The model service refused the request. ${asBefore}. Send your message again, and tell your admin if it keeps happening.`,
  long_read: `This took too long to read. ${asBefore}. Shorten it, or split it into several messages.`,
  large_read: `This was too much to read at once. ${asBefore}. Shorten your message, or attach large files in parts.`,
  stopped_reading: `The assistant stopped while reading your message. ${asBefore}. Send it again, and tell your admin if it keeps happening.`,
} as const;
