/** Why a provider could not answer, told apart because each needs something else from the person. */
export type ProviderFaultKind =
  | 'key'
  | 'quota'
  | 'overloaded'
  | 'trouble'
  | 'silent'
  | 'cut'
  | 'unreadable'
  | 'empty'
  | 'unreachable'
  | 'unknown_model'
  | 'too_long'
  | 'declined'
  | 'blind'
  | 'refused'
  | 'long_read'
  | 'large_read'
  | 'stopped_reading';

const asBefore = 'Your app is as it was before';

/** What the app's status says, in words for people who never heard of keys and tokens. */
const sentences: Readonly<Record<ProviderFaultKind, string>> = {
  key: `The model service did not accept this server's key. ${asBefore}; whoever runs the server needs to check the key.`,
  quota: `The model service has reached its limit for this server. ${asBefore}; please wait a while, then send your message again.`,
  overloaded: `The model service is overloaded at the moment. ${asBefore}; please send your message again in a minute.`,
  trouble: `The model service has trouble of its own at the moment. ${asBefore}; please send your message again in a minute.`,
  silent: `The model service stopped answering. ${asBefore}; please send your message again.`,
  cut: `The model's answer broke off in the middle. ${asBefore}; please send your message again.`,
  unreadable: `The model service gave an answer that makes no sense here. ${asBefore}; please send your message again, and tell whoever runs the server if it stays so.`,
  empty: `The model ended without an answer. ${asBefore}; please send your message again, perhaps in other words.`,
  unreachable: `The model service could not be reached. ${asBefore}; please send your message again, and tell whoever runs the server if it stays so.`,
  unknown_model: `The model service does not know the model that this server asks for. ${asBefore}; whoever runs the server needs to choose another model.`,
  too_long: `Your app and this conversation are too long for the model. ${asBefore}; please ask for a smaller change, or name the page that it is about.`,
  declined: `The model declined to answer this message. ${asBefore}; please say it in other words.`,
  blind: `The model that answers here cannot look at images. ${asBefore}; please send your message again without them, and say in words what they show.`,
  refused: `The model service refused the request. ${asBefore}; please send your message again, and tell whoever runs the server if it stays so.`,
  long_read: `This took too long to read. ${asBefore}; please shorten it or split it into several messages.`,
  large_read: `This was too much to read at once. ${asBefore}; please shorten your message, or attach large files in parts.`,
  stopped_reading: `The assistant stopped while reading your message. ${asBefore}; please send it again, and tell your administrator if it keeps happening.`,
};

/** A provider's failure that the person is told about; `message` is for them, `detail` for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind;
  /** Never holds a key, nor what was asked. */
  readonly detail: string;

  constructor(kind: ProviderFaultKind, detail: string) {
    super(sentences[kind]);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.detail = detail;
  }
}
