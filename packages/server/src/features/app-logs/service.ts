import type { TrendingApps } from '@sayso/contracts/app-logs';
import {
  type AllAppsStats,
  type AppStats,
  otherPages,
  type StatsQuery,
  type UserVisitStats,
} from '@sayso/contracts/app-stats';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, UserId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Events } from '../../events.ts';
import type { Rates } from '../../rates.ts';
import { appLogWords } from '../../texts/app-logs.ts';
import type { Asked } from './stats-figures.ts';
import type { StatsStore } from './stats-store.ts';
import type { Visit } from './visit-store.ts';
import { dayOf, type Visitor, type VisitorName } from './visitors.ts';
import { type Whose, whoseOf } from './whose.ts';

type Deps = {
  access: Access;
  enter: Enter;
  figures: StatsStore;
  rates: Rates;
  /** Puts it among the lines of the app's log. */
  note(who: Whose, opened: { appId: AppId; page: string }): void;
  /** Writes a visit down, with others that come in meanwhile. */
  count(visit: Visit): Promise<void>;
  /** What a visitor of a day is called who is not signed in. */
  nameVisitor(appId: AppId, day: string, visitor: Visitor): Promise<VisitorName>;
  appOrigin(slug: string): string;
  events: Events;
};
/** Anybody may ask, and all visits of a week are counted. */
const keepTrendingMs = 60_000;
const mostTrending = 20;
/** What nobody is to be told of an app any more once it changed. */
const shownInTrending = ['is_blocked', 'public_settings', 'name', 'logo_url'] as const;
type Opened = { appId: AppId; page: string } & Visitor;

export const createAppLogs = (deps: Deps) => ({
  /** Whoever may be inside the app may say which page they opened, with a name or without. */
  async visit(actor: Actor, { appId, page, ...visitor }: Opened) {
    const { rates, enter, count, note, nameVisitor } = deps;
    await rates.take('visits', visitor);
    const who = whoseOf(await enter(actor, appId));
    if (who === null) return { success: true } as const;
    const day = dayOf(Date.now());
    if (who.user) await count({ appId, page, day, user: who.user, visitor: null });
    else await count({ appId, page, day, user: null, ...(await nameVisitor(appId, day, visitor)) });
    note(who, { appId, page });
    return { success: true } as const;
  },

  trending: keptTrending(deps),

  async stats(actor: Actor, appId: AppId, query: StatsQuery): Promise<AppStats> {
    const grant = await deps.access.manage(actor, appId);
    const { pages, ...figures } = await deps.figures.ofApp(grant, askedBy(query));
    const origin = deps.appOrigin(grant.slug);
    const top_pages = pages.map(({ page, visits }) => ({
      page_name: page,
      url: page === otherPages ? origin : `${origin}/${encodeURIComponent(page)}`,
      visits,
    }));
    return { ...figures, top_pages };
  },

  async userStats(actor: Actor, userId: UserId): Promise<UserVisitStats> {
    const user = deps.access.user(actor);
    if (user.id !== userId && user.platformRole !== 'platform_admin')
      throw new Fault('forbidden', appLogWords.notYours);
    return { user_id: userId, ...(await deps.figures.ofUser(userId)) };
  },

  async statsOfAll(actor: Actor, query: Omit<StatsQuery, 'page_name'>): Promise<AllAppsStats> {
    deps.access.platformAdmin(actor);
    return deps.figures.ofAllApps(askedBy(query));
  },
});

function askedBy({ date_from, date_to, page_name, user_email }: StatsQuery): Asked {
  const today = dayOf(Date.now());
  const [from, to] = [date_from ?? null, date_to ?? null];
  return { from, to, today, page: page_name ?? null, email: user_email ?? null };
}

function keptTrending({ figures, appOrigin, events }: Deps) {
  const { get, forget } = keptFor(keepTrendingMs, async (): Promise<{ trending_apps: TrendingApps }> => {
    const apps = await figures.trending(mostTrending);
    return { trending_apps: apps.map((app) => ({ ...app, public_url: appOrigin(app.slug) })) };
  });
  events.on('app.deleted', forget);
  events.on('app.changed', ({ patch }) => {
    if (shownInTrending.some((fact) => fact in patch)) forget();
  });
  return get;
}

/** Answers what was found last, for so long; a failure is not kept. */
function keptFor<T>(ms: number, find: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let kept: { found: Promise<T>; until: number } | null = null;
  const get = () => {
    if (kept && kept.until > Date.now()) return kept.found;
    const entry = { found: find(), until: Date.now() + ms };
    kept = entry;
    entry.found.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.found;
  };
  return {
    get,
    forget: () => {
      kept = null;
    },
  };
}

export type AppLogs = ReturnType<typeof createAppLogs>;
