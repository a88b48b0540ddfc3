import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { createScriptedProvider } from './scripted-provider.ts';
import type { TestServer } from './start-server.ts';
import { turnOver } from './wait-for.ts';

/** A page's code that imports what is named. */
export const page = (name: string, ...imports: string[]) =>
  `${imports.map((file) => `import X from '@/${file}';\n`).join('')}export default function ${name}() {\n  return <p>${name}</p>;\n}\n`;
export const write = (path: string, body: string) => formatBlock('write', { path }, body);

/** Ada's conversations with an assistant whose words the test says. */
export function openConversations(server: TestServer, provider: { repairs?: boolean } = {}) {
  const script = createScriptedProvider(provider);
  server.core.models.use(script.provider);

  const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  const send = (id: string, content: string, more = {}) =>
    server.call('ada', 'POST', `/apps/${id}/chat/message`, { content, ...more });
  const describe = (content: string, more = {}) =>
    server.call('ada', 'POST', '/apps/chat/create-from-message', { content, ...more });

  return {
    script,
    get,
    send,
    describe,
    /** An app with one page, made by a turn. */
    async built(): Promise<string> {
      const { id } = App.parse((await describe('A task list')).body);
      const over = turnOver(server, id);
      const answer = await script.next();
      answer.say(write('pages/Home', page('Home')));
      answer.end();
      await over;
      return id;
    },
    /** One chat message and its whole answer. */
    async chat(id: string, content: string, ...said: string[]): Promise<App> {
      const over = turnOver(server, id);
      const sent = await send(id, content);
      if (sent.status !== 200) throw new Error(`The message was refused: ${sent.text}`);
      const answer = await script.next();
      for (const text of said) answer.say(text);
      answer.end();
      await over;
      return get(id);
    },
    /** Sends a message and gives the rounds of its answer one after another; answers what each was asked with. */
    async rounds(id: string, content: string, said: readonly string[], more = {}) {
      const over = turnOver(server, id);
      const sent = await send(id, content, more);
      if (sent.status !== 200) throw new Error(`The message was refused: ${sent.text}`);
      const asked: string[] = [];
      for (const text of said) {
        const answer = await script.next();
        asked.push(answer.request.text);
        answer.give({ type: 'usage', tokensIn: 100, tokensOut: 10 });
        answer.say(text);
        answer.end();
      }
      await over;
      return { app: await get(id), asked };
    },
  };
}
