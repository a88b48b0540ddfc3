import type { App } from '@sayso/contracts/apps';
import type { Deployed, DeployStanding } from '@sayso/contracts/publishing';
import type { SignedIn } from '@sayso/contracts/users';

/** Calls the product's API as a client library would; loopback, because Node may not resolve `*.localhost`. */
export class ApiClient {
  readonly port: number;
  readonly token: string | null;

  constructor(port: number, token: string | null = null) {
    this.port = port;
    this.token = token;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await fetch(`http://127.0.0.1:${this.port}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as T;
  }

  /** Makes a fresh account; its client carries the token. The first one of a reachable server takes its code. */
  async signUp(
    name: string,
    setupCode?: string,
  ): Promise<{ api: ApiClient; email: string; password: string; token: string }> {
    const email = `${name.toLowerCase()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
    const password = 'correct horse battery';
    const code = setupCode === undefined ? {} : { setup_code: setupCode };
    const person = { email, password, full_name: name, ...code };
    const made = await this.call<SignedIn>('POST', '/auth/register', person);
    return { api: new ApiClient(this.port, made.access_token), email, password, token: made.access_token };
  }

  /** Describes an app and waits until its first turn is over. */
  async build(description: string): Promise<App> {
    const made = await this.call<App>('POST', '/apps/chat/create-from-message', { content: description });
    return this.settled(made.id);
  }

  /** Publishes; on a busy machine the answer is a job, which is followed. */
  async publish(appId: string): Promise<Deployed> {
    const answer = await this.call<Deployed | DeployStanding>('POST', `/apps/${appId}/deploy`);
    if (!('job_id' in answer)) return answer;
    for (;;) {
      const job = await this.call<DeployStanding>('GET', `/apps/${appId}/deploy/${answer.job_id}`);
      if (job.deployed) return job.deployed;
      if (job.state === 'failed') throw new Error(`The publish failed: ${job.message}`);
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }

  /** Waits until no turn runs; the answer holds the app as it is then. */
  async settled(appId: string): Promise<App> {
    for (;;) {
      const app = await this.call<App>('GET', `/apps/${appId}`);
      if (app.status.state !== 'processing') return app;
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
}
