import type { LoginPage } from '@sayso/contracts/publishing';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { appOfDomain, loginInfoById, loginInfoBySlug } from '../../lib/sign-in-calls.ts';

type Params = { appId: string | null; fromUrl: string | null };
export type Destination = {
  /** Null on the way to the builder itself. */
  appId: string | null;
  /** What is known of that app; null where it does not exist, or not yet. */
  app: LoginPage | null;
  isPending: boolean;
};

/** The app that a sign-in leads to: named by `app_id`, or by the host of `from_url` (wire.md, "Auth"). */
export function useDestination({ appId, fromUrl }: Params): Destination {
  const host = appId ? null : foreignHost(fromUrl);
  const found = useQuery({
    queryKey: ['destination', appId ?? host],
    queryFn: () => find(appId, host),
    enabled: Boolean(appId || host),
    staleTime: 60_000,
  });
  const app = found.data ?? null;
  return { appId: appId ?? app?.id ?? null, app, isPending: found.isLoading };
}

function foreignHost(fromUrl: string | null): string | null {
  if (!fromUrl || !URL.canParse(fromUrl)) return null;
  const { host, protocol } = new URL(fromUrl);
  return /^https?:$/.test(protocol) && host !== window.location.host ? host : null;
}

async function find(appId: string | null, host: string | null): Promise<LoginPage | null> {
  try {
    return await (appId ? call(loginInfoById, { appId }) : byHost(host ?? ''));
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

async function byHost(host: string): Promise<LoginPage> {
  const slug = /^app--([a-z0-9-]{3,40})\./.exec(host)?.[1];
  if (slug !== undefined) return call(loginInfoBySlug, { slug });
  const { app_id } = await call(appOfDomain, { domain: host.replace(/:\d+$/, '') });
  return call(loginInfoById, { appId: app_id });
}
