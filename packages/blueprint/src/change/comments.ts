import { lower } from '../texts/grammar.ts';
import { commentWords } from '../texts/pages-changed.ts';
import { contextEntity, findMeant, type Intent, isPointing } from './context.ts';
import { addBelow } from './page-kinds.ts';

const letting =
  /^(?:let|allow) (?:people|users|members|visitors|everyone|everybody|us|them|readers) (?:to )?(?:comment|reply|leave (?:a )?comments?|write (?:a )?(?:comments?|repl(?:y|ies))) ?(?:on|under|below|to|about|at|in)? ?(?:the |an? |each |every |all |our )?(.*)$/i;
const below =
  /^(?:add|include|put|show|i want|we want|allow|enable) (?:a )?(?:comments?|comment (?:section|box|function|field)|commenting|repl(?:y|ies)|discussions?) (?:on|under|below|beneath|for) (?:the |an? |each |every |all |our )?(.+)$/i;

/** "Let people comment under a proposal": comments that belong to it and stand on its page. */
export const comments: Intent = (change, clause) => {
  const words = letting.exec(clause)?.[1] ?? below.exec(clause)?.[1];
  if (words === undefined) return undefined;
  const entity =
    words === '' || isPointing(words) ? contextEntity(change) : findMeant(change.blueprint, words);
  if (!entity) return undefined;
  const { isNew } = addBelow(change, entity, {
    label: `${entity.label} comment`,
    icon: 'MessageCircle',
    kind: 'log',
    fields: [['Comment', 'text', { required: true }]],
  });
  change.last = { entity };
  return isNew ? commentWords.added(lower(entity.label)) : commentWords.there(lower(entity.label));
};
