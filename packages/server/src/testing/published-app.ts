import type { TestServer } from './start-server.ts';

/** A page whose one text can be looked for. */
export const pageWith = (text: string): string =>
  `export default function Page() { return <p className="mt-[13px]">${text}</p>; }`;

type Given = { files?: Record<string, string>; settings?: Record<string, unknown> };

/** Ada's app with these files, its host and its publish call; public unless the settings say otherwise. */
export async function aPublishableApp(server: TestServer, { files = {}, settings = {} }: Given = {}) {
  const id = await server.anApp('ada', { public_settings: 'public_without_login', ...settings });
  const write = (file_path: string, content: string) =>
    server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path, content });
  for (const [path, content] of Object.entries({ 'pages/Home': pageWith('first text'), ...files })) {
    const { status, text } = await write(path, content);
    if (status !== 200) throw new Error(`${path} was not written: ${text}`);
  }
  const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { slug: string };
  const host = `app--${slug}.sayso.localhost:${server.port}`;
  return {
    id,
    slug,
    host,
    write,
    deploy: () => server.call('ada', 'POST', `/apps/${id}/deploy`),
    get: (path = '/', headers: Record<string, string> = {}) => server.ask(host, path, { headers }),
  };
}
