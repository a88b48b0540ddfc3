import { answer } from '@sayso/blueprint/answer';
import type { Attachment } from '@sayso/core/attachments';
import type { TurnProvider, TurnRequest } from '@sayso/core/turn-provider';

/** The built-in builder: answers without any model, key or network. */
export const builtIn: TurnProvider = {
  name: 'built-in',
  mayShrink: true,
  async *answer(request, signal) {
    // Read as a description, the words of errors would change the app at random.
    if (request.isFix) return yield { type: 'text', text: noMender };
    const { text, remark } = withAttachments(request);
    if (remark !== null) yield { type: 'text', text: `${remark}\n\n` };
    for await (const event of answer({ ...request, text })) {
      if (signal.aborted) return;
      yield event;
    }
  },
};

const noMender =
  'I build from descriptions and cannot mend code, so I changed nothing. In History you can go back to the version before these errors; a model, where one is set up, can mend them.\n\n';

/** Longer texts describe something else than an app. */
const longestDescription = 5_000;
const isDescription = (each: Attachment) =>
  each.kind === 'text' &&
  /(?:\.(?:txt|md|markdown)|^[^.]*)$/i.test(each.name) &&
  each.text.length <= longestDescription;

/** Words that people wrote describe the app, too; for all else the builder has no eyes. */
function withAttachments({ text, attachments = [] }: TurnRequest): { text: string; remark: string | null } {
  const described = attachments.filter(isDescription);
  const unread = attachments.filter((each) => !isDescription(each) && each.kind !== 'element');
  const words = [text, ...described.flatMap((each) => (each.kind === 'text' ? [each.text] : []))];
  return {
    text: words.join('\n\n'),
    remark:
      unread.length === 0
        ? null
        : `I work from words alone and cannot look at ${namesOf(unread)}. Tell me in words what matters there.`,
  };
}

function namesOf(unread: readonly Attachment[]): string {
  const images = unread.filter(({ kind }) => kind === 'image').length;
  const names = unread.flatMap((each) => ('name' in each ? [each.name.slice(0, 100)] : []));
  const pictures = images === 0 ? [] : [images === 1 ? 'the image' : 'the images'];
  const all = [...pictures, ...names];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
