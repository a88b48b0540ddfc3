import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Blueprint, BlueprintRole, RoleRule, Rule } from '@sayso/core/blueprint-schema';
import { appRoleKey } from '@sayso/core/rules/app-role';
import type { z } from 'zod';
import { titleWords } from '../texts/titles.ts';

type OfRole = z.infer<typeof RoleRule>;
export const isRoleRule = (rule: Rule): rule is OfRole => rule.startsWith('role:');
export const roleIn = (rule: OfRole): string => rule.slice('role:'.length);
/** What the role of a rule is called now. */
export const roleNameIn = (rule: OfRole, roles: readonly BlueprintRole[]): string =>
  roles.find(({ id }) => id === roleIn(rule))?.name ?? roleIn(rule);
export const ruleFor = (role: string): OfRole => `role:${role}`;

/** People's fields of an app with roles of its own: nobody but an admin gives somebody a role, themselves included. */
export const userSchema = ({ roles = [] }: Blueprint): EntitySchema | undefined =>
  roles.length === 0
    ? undefined
    : {
        name: 'User',
        type: 'object',
        properties: {
          [appRoleKey]: {
            type: 'string',
            title: titleWords.appRole,
            enum: roles.map(({ id }) => id),
            enumNames: roles.map(({ name }) => name),
            rls: { write: { user_condition: { role: 'admin' } } },
            'x-sayso': { id: appRoleKey },
          },
        },
      };

/** Roles as the fields of people name them; undefined where they hold none. */
export function rolesIn(schema: EntitySchema | undefined): BlueprintRole[] | undefined {
  const held = schema?.properties[appRoleKey];
  if (!held?.enum || held.enum.length === 0) return undefined;
  return held.enum.map((id, at) => ({ id: String(id), name: held.enumNames?.[at] ?? String(id) }));
}
