import { type Browser, createBrowser } from './cookie-browser.ts';
import { httpCall, type Reply } from './http-call.ts';

type SignInOptions = {
  query?: Record<string, string>;
  /** Changes the address that leads to the provider. */
  change?: (url: URL) => void;
  /** Where to stop before the sign-in page is reached. */
  until?: (url: URL) => boolean;
};

/** What a person does to sign in by the provider `oidc` of a server whose public address is `origin`. */
export function providerWay(origin: string, port: number) {
  let browsers = 0;
  const loginUrl = (query: Record<string, string> = {}) =>
    new URL(`/api/auth/oidc/login?${new URLSearchParams(query)}`, origin);
  const isLogin = (url: URL) => url.origin === origin && url.pathname === '/login';
  const isCallback = (url: URL) => url.pathname === '/api/auth/oidc/callback';
  const actionIn = (html: string) => /action="([^"]+)"/.exec(html)?.[1] ?? '';

  /** The whole way through the provider; answers the address where it ends. */
  const signIn = async (browser: Browser, login: string, options: SignInOptions = {}): Promise<URL> => {
    const { query = {}, change = () => {}, until = isLogin } = options;
    const stop = (url: URL) => isLogin(url) || until(url);
    const { url: out } = await browser.visit(loginUrl(query), { stop: (url) => url.origin !== origin });
    if (isLogin(out)) return out;
    change(out);
    let page = await browser.visit(out, { stop });
    const forms = [{ prompt: 'login', login, password: 'x' }, { prompt: 'consent' }];
    for (const form of forms) {
      if (stop(page.url)) break;
      page = await browser.visit(new URL(actionIn(page.reply.text), page.url), { form, stop });
    }
    return page.url;
  };

  /** What the page at the end asks for with the code of its address and the cookies of this browser. */
  const exchange = (browser: Browser, end: URL): Promise<Reply> =>
    httpCall(port, {
      method: 'POST',
      path: '/api/auth/exchange',
      host: new URL(origin).host,
      headers: browser.headersFor(new URL(origin)),
      body: { code: end.searchParams.get('access_token') },
    });

  return {
    /** The session of somebody who came to the end of a sign-in; null where there was no code. */
    async tokenAt(browser: Browser, end: URL): Promise<string | null> {
      const { status, body } = await exchange(browser, end);
      return status === 200 ? (body as { access_token: string }).access_token : null;
    },
    exchange,
    newBrowser: () => {
      browsers += 1;
      const portOf = (url: URL) => (url.origin === origin ? port : Number(url.port));
      return createBrowser({ address: `203.0.113.${browsers}`, portOf });
    },
    loginUrl,
    isLogin,
    isCallback,
    signIn,
  };
}
