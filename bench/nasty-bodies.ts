import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import { fewShapes, shapes } from '@sayso/server/testing/nasty/shapes';
import { type Figure, ms, percentile } from './support/figures.ts';

const entities = {
  Task: { properties: { title: { type: 'string' }, code: { type: 'string', pattern: '^(a+)+$' } } },
};

/** The texts that each call takes at most, where the built-in builder, mails, filters and patterns read them. */
const calls: readonly (readonly [
  method: string,
  path: string,
  most: number,
  body: (text: string) => unknown,
])[] = [
  ['POST', '/apps/chat/create-from-message', 50_000, (content) => ({ content })],
  ['POST', '/apps/:app/chat/message', 50_000, (content) => ({ content })],
  ['POST', '/apps/:app/entities/Task', 900_000, (title) => ({ title })],
  ['POST', '/apps/:app/entities/Task', 100_000, (code) => ({ code })],
  [
    'POST',
    '/apps/:app/integration-endpoints/Core/SendEmail',
    200_000,
    (body) => ({ to: 'ada@example.com', subject: 'Hello', body }),
  ],
];

/** How long a light request waits that is made while a nasty one is answered. */
export async function measureNastyBodies({ port }: Product, maker: ApiClient): Promise<Figure[]> {
  const { id } = await maker.call<{ id: string }>('POST', '/apps', { name: 'Nasty', entities });
  const waits: number[] = [];
  let sent = 0;
  for (const [method, path, most, body] of calls) {
    for (const [shape, of] of Object.entries(shapes)) {
      if (most > 64_000 && !(fewShapes as readonly string[]).includes(shape)) continue;
      let isAnswered = false;
      const answer = maker
        .call(method, path.replace(':app', id), body(of(most)))
        .catch(() => undefined)
        .finally(() => {
          isAnswered = true;
        });
      do {
        const startedAt = performance.now();
        await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
        waits.push(performance.now() - startedAt);
      } while (!isAnswered);
      await answer;
      sent += 1;
    }
  }
  return [
    {
      name: 'a light request beside a nasty one, at most',
      value: ms(Math.max(...waits)),
      aim: 'at most 250 ms',
      how: `${sent} texts of the longest kind in ten shapes, ${waits.length} requests of /healthz meanwhile; p95 ${ms(percentile(waits, 0.95))}`,
    },
  ];
}
