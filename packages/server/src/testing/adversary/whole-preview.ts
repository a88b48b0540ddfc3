import { parseModule } from '@sayso/compiler/parse-module';
import type { App } from '@sayso/contracts/apps';
import type { PreviewManifest } from '@sayso/contracts/preview';
import { expect } from 'vitest';
import type { TestServer } from '../start-server.ts';

type Boot = { manifest: PreviewManifest };

/** Opens apps as their frames do. */
export function openPreviews(server: TestServer) {
  const vendorSeen = new Map<string, Promise<number>>();
  /** An address never stands for anything else, so each is loaded once. */
  const seen = new Set<string>();

  /** Loads a module and all that it imports; the library's modules once for all apps. */
  const load = async (host: string, address: string): Promise<void> => {
    if (seen.has(host + address)) return;
    seen.add(host + address);
    const { status, text } = await server.ask(host, address);
    expect([address, status]).toEqual([address, 200]);
    const { imports, findings } = parseModule(address, text);
    expect([address, findings]).toEqual([address, []]);
    expect(text).not.toContain('function Failing');
    for (const { specifier } of imports) {
      const url = new URL(specifier, `http://${host}`);
      if (url.host === host) await load(host, url.pathname);
      else expect([specifier, await statusOf(url)]).toEqual([specifier, 200]);
    }
  };
  const statusOf = (url: URL): Promise<number> => {
    const known = vendorSeen.get(url.href) ?? server.ask(url.host, url.pathname).then(({ status }) => status);
    vendorSeen.set(url.href, known);
    return known;
  };

  return {
    /** All pages of the app are there, compile, and find all that they import. */
    async expectWhole(id: string, app: App): Promise<void> {
      const ticket = (await server.call('ada', 'POST', `/apps/${id}/preview-token`)).body;
      const host = `preview--${id}.sayso.localhost:${server.port}`;
      const path = `/api/apps/${id}/preview/boot`;
      const { manifest } = (await server.ask(host, path, { method: 'POST', body: ticket })).body as Boot;
      expect(manifest.diagnostics).toEqual([]);
      expect(Object.keys(manifest.pages).sort()).toEqual(Object.keys(app.pages).sort());
      expect(manifest.layout !== null).toBe(app.layout !== null);
      const roots = [
        ...Object.values(manifest.pages),
        ...(manifest.layout === null ? [] : [manifest.layout]),
      ];
      for (const root of roots) await load(host, root);
    },
  };
}
