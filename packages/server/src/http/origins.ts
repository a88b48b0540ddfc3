import type { Config, PublicName } from '../config.ts';

const originOf = ({ scheme, host, port }: PublicName, label: string | null) =>
  `${scheme}://${label === null ? '' : `${label}.`}${host}${port === '' ? '' : `:${port}`}`;

/** Public addresses of our families of hosts (compiler.md, "Origins"); none ends in a slash. */
export const origins = {
  builder: (config: Config) => originOf(config.builder, null),
  /** The same for programs: names below localhost are known to browsers only. */
  script: ({ builder }: Config) =>
    originOf(builder.host.endsWith('.localhost') ? { ...builder, host: 'localhost' } : builder, null),
  preview: (config: Config, appId: string) => originOf(config.apps, `preview--${appId}`),
  app: (config: Config, slug: string) => originOf(config.apps, `app--${slug}`),
  /** A domain of the app's own, reached as the apps' hosts are. */
  custom: (config: Config, domain: string) => originOf({ ...config.apps, host: domain }, null),
  vendor: (config: Config) => originOf(config.apps, 'vendor'),
  /** For `frame-src` and the like: every host below the apps' name. */
  anyApp: (config: Config) => originOf(config.apps, '*'),
} as const;
