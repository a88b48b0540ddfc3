import { answer } from '@sayso/blueprint/answer';
import type { TableFile } from '@sayso/blueprint/tables/table-file';
import type { TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import { readAttached } from './read-attached.ts';

/** The built-in builder: answers without any model, key or network. */
export const builtIn: TurnProvider = {
  name: 'built-in',
  mayShrink: true,
  async *answer(request, signal) {
    // Read as a description, the words of errors would change the app at random.
    if (request.isFix) return yield { type: 'text', text: noMender };
    const { text, remarks, tables } = await readAttached(request);
    for (const remark of remarks) yield { type: 'text', text: `${remark}\n\n` };
    for await (const event of answer(withFiles(request, { text, tables }))) {
      if (signal.aborted) return;
      yield event;
    }
  },
  async warm() {
    // Every part of the way is gone once: the lexicon is read, and the code is compiled.
    for await (const _ of answer(anyRequest)) await new Promise((resolve) => setImmediate(resolve));
  },
};

const anyRequest: TurnRequest = {
  app: { id: '', name: '', description: '', mainPage: null },
  sources: {},
  memory: null,
  history: [],
  text: 'Books with title, author and price. Each book belongs to a shelf. Show the dearest books.',
  currentPage: null,
  isFirst: true,
  now: new Date(0),
};

const noMender =
  'I build from descriptions and cannot mend code, so I changed nothing. In History you can go back to the version before these errors; a model, where one is set up, can mend them.\n\n';

const withFiles = (request: TurnRequest, files: { text: string; tables: readonly TableFile[] }) => ({
  ...request,
  ...files,
});
