import { isolated } from '@sayso/core/isolate';

/** Names and other words of people keep their own direction in a sentence. */
const isolatedValues = (values: unknown): unknown =>
  typeof values !== 'object' || values === null
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'string' ? isolated(value) : value,
        ]),
      );

/** The same translator, which sets values apart that are written in another direction. */
export function isolateValues<T extends object & { rich: object; markup: object }>(translate: T): T {
  const calling = <F extends object>(one: F): F =>
    new Proxy(one, {
      apply: (target, self, [key, values, ...rest]: unknown[]) =>
        Reflect.apply(target as () => unknown, self, [key, isolatedValues(values), ...rest]),
    });
  return Object.assign(calling(translate), {
    rich: calling(translate.rich),
    markup: calling(translate.markup),
  });
}
