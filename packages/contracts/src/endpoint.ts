import type { z } from 'zod';
import type { LoggedCall } from './log-types.ts';
import { speakPlainly } from './plain-words.ts';

speakPlainly();

type Shape = z.ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP call, described once for the server that answers it and the clients that make it. */
export type Endpoint<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> = {
  readonly method: Method;
  /** Below /api, with `:name` segments that `params` describes. */
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  /** Who may knock at all; what they may do is decided by the server's `access`. Default: `user`. */
  readonly caller?: 'anyone' | 'user' | 'app';
  /** Of those for apps: an app's backend may knock in its own name, too. */
  readonly isForService?: true;
  /** Largest accepted body in bytes, where it differs from `limits.jsonBytes`. */
  readonly maxBytes?: number;
  /** Answers with bytes as they are, of which a part may be asked for. */
  readonly isFile?: true;
  /** As what the app's log tells of it; without, it stands there neither done nor failed. */
  readonly logs?: LoggedCall;
};

/** How an endpoint is reached, without what it carries. */
export type Call = Pick<AnyEndpoint, 'method' | 'path' | 'caller'>;

export type AnyEndpoint = Endpoint<Shape, Shape, Shape, Shape>;
export type ParamsOf<E> = E extends Endpoint<infer P, Shape, Shape, Shape> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Shape, Shape, infer B, Shape> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.output<R> : never;
/** What a client sends: defaults may be left out. */
export type BodyInputOf<E> = E extends Endpoint<Shape, Shape, infer B, Shape> ? z.input<B> : never;
export type QueryInputOf<E> = E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.input<Q> : never;
export type ParamsInputOf<E> = E extends Endpoint<infer P, Shape, Shape, Shape> ? z.input<P> : never;

export const endpoint = <
  R extends Shape,
  P extends Shape = z.ZodUndefined,
  Q extends Shape = z.ZodUndefined,
  B extends Shape = z.ZodUndefined,
>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition;
