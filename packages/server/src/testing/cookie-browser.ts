import { httpCall, type Reply } from './http-call.ts';

type Page = { url: URL; reply: Reply };

/** `address` is where it says it is, to servers that believe a proxy; `portOf` where a host really listens. */
type Options = { address: string; portOf(url: URL): number };

/** As much of a browser as redirects, cookies and forms need. */
export function createBrowser({ address, portOf }: Options) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = ({ host }: URL) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const keep = (jar: Map<string, string>, headers: readonly string[]) => {
    for (const header of headers) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (value === '' || /max-age=0/i.test(header)) jar.delete(name);
      else jar.set(name, value);
    }
  };

  /** What it sends along with whatever it asks for there. */
  const headersFor = (url: URL): Record<string, string> => {
    const cookie = [...jarOf(url)].map((pair) => pair.join('=')).join('; ');
    return { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) };
  };

  /** One request, following nothing. */
  const ask = async (url: URL, form?: Record<string, string>): Promise<Page> => {
    const body = form && new URLSearchParams(form).toString();
    const reply = await httpCall(portOf(url), {
      method: form ? 'POST' : 'GET',
      path: url.pathname + url.search,
      host: url.host,
      headers: {
        ...headersFor(url),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    keep(jarOf(url), reply.headers['set-cookie'] ?? []);
    return { url, reply };
  };

  return {
    ask,
    headersFor,
    jarOf,
    /** Follows redirects until there is a page, or until `stop` says that this address is not to be opened. */
    async visit(url: URL, { form, stop = () => false }: Visit = {}): Promise<Page> {
      let page = await ask(url, form);
      while (page.reply.headers.location !== undefined) {
        const next = new URL(page.reply.headers.location, page.url);
        if (stop(next)) return { url: next, reply: page.reply };
        page = await ask(next);
      }
      return page;
    },
  };
}
type Visit = { form?: Record<string, string>; stop?: (next: URL) => boolean };
export type Browser = ReturnType<typeof createBrowser>;
