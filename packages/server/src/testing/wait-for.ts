import type { DomainEvents } from '../events.ts';
import type { TestServer } from './start-server.ts';

/** The next event of this name that the test accepts. To be asked for before what causes it. */
export function nextEvent<Name extends keyof DomainEvents>(
  { core }: Pick<TestServer, 'core'>,
  name: Name,
  accepts: (event: DomainEvents[Name]) => boolean,
): Promise<DomainEvents[Name]> {
  const { promise, resolve } = Promise.withResolvers<DomainEvents[Name]>();
  core.events.on(name, (event) => {
    if (accepts(event)) resolve(event);
  });
  return promise;
}

/** Resolves when the app's turn is over. To be asked for before the turn ends. */
export async function turnOver(server: Pick<TestServer, 'core'>, appId: string): Promise<void> {
  await nextEvent(
    server,
    'app.changed',
    ({ appId: id, patch }) =>
      id === appId && patch.status !== undefined && patch.status.state !== 'processing',
  );
}
