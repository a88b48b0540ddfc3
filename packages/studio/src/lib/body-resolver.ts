import { zodResolver } from '@hookform/resolvers/zod';
import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form by the body that its endpoint takes, with the contract's own messages. */
export function bodyResolver<V extends FieldValues>(endpoint: AnyEndpoint): Resolver<V> {
  if (!endpoint.body) throw new Error(`${endpoint.method} ${endpoint.path} takes no body`);
  return zodResolver(endpoint.body as z.ZodType<V, V>);
}
