import type { App } from '@sayso/contracts/apps';
import { ApiClient } from '@sayso/e2e/support/api';
import type { Page } from 'playwright-core';
import { need } from './fails.ts';
import type { Place } from './place.ts';
import type { Row } from './records.ts';
import type { Thing } from './resolve.ts';

const asVisibility: App['public_settings'] = 'public_without_login';

/** Lets visitors and registered people in; what they may see there is up to the rules of each entity. */
async function open(place: Place): Promise<void> {
  const { app, maker } = place.app;
  if (app.public_settings === asVisibility) return;
  await maker.api.call('PUT', `/apps/${app.id}`, { public_settings: asVisibility });
  place.app.app = { ...app, public_settings: asVisibility };
}

/** Publishes the app as it is now, once. */
async function published(place: Place): Promise<string> {
  await open(place);
  place.published ??= await place.app.publish(asVisibility);
  return place.published;
}

/** A page of a browser that nobody has signed in with. */
export async function visitorPage(place: Place, path = ''): Promise<Page> {
  return place.app.stranger(new URL(path, await published(place)).href);
}

export type Person = { api: ApiClient; email: string; builder: ApiClient };

const known = new WeakMap<object, Person>();

/** Somebody else with an account of the app, no admin. */
export async function secondPerson(place: Place): Promise<Person> {
  const { maker, app } = place.app;
  const former = known.get(maker);
  await open(place);
  const person = former ?? (await signUp(place));
  known.set(maker, person);
  const { port } = maker.api;
  const entered = await new ApiClient(port).call<{ access_token: string }>(
    'POST',
    `/apps/${app.id}/auth/login`,
    { email: person.email, password: 'correct horse battery' },
  );
  return { ...person, api: new ApiClient(port, entered.access_token) };
}

async function signUp(place: Place): Promise<Person> {
  const { api, email } = await place.app.maker.api.signUp('Helper');
  return { api, builder: api, email };
}

/** A page of the published app, signed in as somebody else. */
export async function secondPage(place: Place, path = ''): Promise<Page> {
  const address = await published(place);
  const { builder } = await secondPerson(place);
  const entered = await builder.call<{ redirect_url: string | null }>(
    'POST',
    `/apps/${place.app.app.id}/auth/hand-over`,
    { from_url: new URL(path, address).href, agreed: true },
  );
  need(entered.redirect_url !== null, 'otherwise than said', 'a second person was not let in');
  return place.app.stranger(entered.redirect_url);
}

/** What a visitor without an account reads of a kind of records; nothing where that is refused. */
export async function visitorReads(place: Place, thing: Thing, visitor: ApiClient): Promise<Row[]> {
  await open(place);
  const reply = await fetch(`http://127.0.0.1:${visitor.port}/api${place.records.path(thing)}`);
  if (reply.status === 401 || reply.status === 403) return [];
  need(reply.ok, 'otherwise than said', `a visitor's reading was answered with ${reply.status}`);
  return (await reply.json()) as Row[];
}
