import type { updateLogo } from '@sayso/contracts/app-logo';
import type { App } from '@sayso/contracts/apps';
import type { BodyOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import { appFileIn, appFilePath } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import { inMemory } from '../../platform/content/content.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Rates } from '../../rates.ts';
import { logoWords } from '../../texts/logo.ts';
import type { Files } from '../files/service.ts';
import type { LogoStore, StoredLogo } from './store.ts';

type Deps = {
  access: Access;
  store: LogoStore;
  files: Pick<Files, 'kindOfOwn' | 'storeOwn' | 'usesOf' | 'drop'>;
  /** Whether an address of this origin is one of the server's own. */
  isOwnOrigin(origin: string): boolean;
  /** What addresses of files begin with. */
  origin: string;
  /** Draws without a model. */
  drawn: Images;
  /** Null where the installation has none. */
  model: Images | null;
  rates: Rates;
  events: Events;
  present(grant: AppGrant): Promise<App>;
};
type Body = BodyOf<typeof updateLogo>;

/** The logo of an app, from a picture or from words. */
export const createAppLogo = (deps: Deps) => {
  const { access, store, files, drawn, model, rates, events, present } = deps;

  const made = async (grant: AppGrant, { prompt, mark }: Body, signal: AbortSignal): Promise<StoredLogo> => {
    const { name: appName, theme_color: color } = await present(grant);
    const maker = mark === undefined ? (model ?? drawn) : drawn;
    const request = { prompt: prompt ?? '', app: { name: appName, color }, mark: mark ?? 0 };
    const image = await maker.logo(request, signal).catch((error: unknown) => {
      throw error instanceof ProviderFault
        ? new Fault('unavailable', logoWords.notDrawn(error.why), {
            reason: `model_${error.kind}`,
            cause: new Error(error.detail),
          })
        : error;
    });
    const name = `${logoWords.fileName}.${image.extension}`;
    const { file_url } = await files.storeOwn(grant, { name, content: inMemory(image.bytes) });
    return { logo_url: file_url, logo_prompt: request.prompt };
  };

  const given = async (grant: AppGrant, address: string | null): Promise<StoredLogo> => ({
    logo_url: address === null ? null : await checkedAddress(deps, grant, address),
    logo_prompt: null,
  });

  /** A logo that was made from words goes with its file, where nothing else shows that. */
  const dropFormer = async (actor: Actor, { appId }: AppGrant, former: StoredLogo): Promise<void> => {
    const place = appFileIn(former.logo_url ?? '');
    if (former.logo_prompt === null || place?.appId !== appId) return;
    const { name } = place;
    const { [name]: own } = await files.usesOf(actor, appId, [name]);
    if (own && own.total === 0 && own.pages.length === 0 && !own.is_logo) await files.drop(place);
  };

  return {
    async options(actor: Actor, appId: AppId) {
      await access.manage(actor, appId);
      return { has_model: model !== null };
    },

    async update(actor: Actor, appId: AppId, body: Body, signal: AbortSignal): Promise<App> {
      const grant = await access.manage(actor, appId);
      const { logo_url, prompt } = body;
      if ((logo_url === undefined) === (prompt === undefined)) {
        throw new Fault('invalid', logoWords.oneOf, { fields: { prompt: logoWords.oneOf } });
      }
      await rates.take('logos', { user: access.user(actor).id });
      const logo = logo_url === undefined ? await made(grant, body, signal) : await given(grant, logo_url);
      const former = await present(grant);
      await store.set(grant, logo);
      // What cannot be found out or deleted now leaves the file, which its maker can delete.
      await dropFormer(actor, grant, former).catch(() => {});
      const app = await present(grant);
      const { updated_date } = app;
      events.emit('app.changed', { appId, patch: { ...logo, updated_date } });
      return app;
    },
  };
};
export type AppLogo = ReturnType<typeof createAppLogo>;

const refused = (message: string) => new Fault('invalid', message, { fields: { logo_url: message } });

/** Pictures of the app's own that everybody may open, as they are stored, and addresses elsewhere that a page may show. */
async function checkedAddress(
  { files, origin, isOwnOrigin }: Pick<Deps, 'files' | 'origin' | 'isOwnOrigin'>,
  grant: AppGrant,
  address: string,
): Promise<string> {
  // The same path on a host of somebody else's is no file of the app.
  const isElsewhere =
    URL.canParse(address) && /^https?:/i.test(address) && !isOwnOrigin(new URL(address).origin);
  const place = isElsewhere ? null : appFileIn(address);
  if (place) {
    if (place.appId !== grant.appId) throw refused(logoWords.otherApp);
    const kind = await files.kindOfOwn(grant, place);
    if (kind === null) throw refused(logoWords.noFile);
    if (!kind.type.startsWith('image/')) throw refused(logoWords.noImage(kind.name));
    if (kind.isPrivate) throw refused(logoWords.privateFile);
    return origin + appFilePath(place);
  }
  if (!URL.canParse(address)) throw refused(logoWords.noAddress);
  const { protocol, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') throw refused(logoWords.noAddress);
  return address;
}
