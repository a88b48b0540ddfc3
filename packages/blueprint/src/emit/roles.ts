import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Blueprint, BlueprintRole, RoleRule, Rule } from '@sayso/core/blueprint-schema';
import type { z } from 'zod';
import { titleWords } from '../texts/titles.ts';

/** The field of people that holds their role of the app's own; `role` itself says who is an admin. */
export const jobKey = 'job';

type OfRole = z.infer<typeof RoleRule>;
export const isRoleRule = (rule: Rule): rule is OfRole => rule.startsWith('role:');
export const roleIn = (rule: OfRole): string => rule.slice('role:'.length);
export const ruleFor = (role: string): OfRole => `role:${role}`;

/** People's fields of an app with roles of its own: nobody but an admin gives somebody a role, themselves included. */
export const userSchema = ({ roles = [] }: Blueprint): EntitySchema | undefined =>
  roles.length === 0
    ? undefined
    : {
        name: 'User',
        type: 'object',
        properties: {
          [jobKey]: {
            type: 'string',
            title: titleWords.job,
            enum: roles.map(({ id }) => id),
            enumNames: roles.map(({ name }) => name),
            rls: { write: { user_condition: { role: 'admin' } } },
            'x-sayso': { id: jobKey },
          },
        },
      };

/** Roles as the fields of people name them; undefined where they hold none. */
export function rolesIn(schema: EntitySchema | undefined): BlueprintRole[] | undefined {
  const job = schema?.properties[jobKey];
  if (!job?.enum || job.enum.length === 0) return undefined;
  return job.enum.map((id, at) => ({ id: String(id), name: job.enumNames?.[at] ?? String(id) }));
}
