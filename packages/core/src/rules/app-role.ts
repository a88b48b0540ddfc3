/**
 * The field of people that holds their role of the app's own; `role` itself says who is an admin. Rules ask for it, so
 * nobody but an admin of the app may ever write it, whatever the app's schema of people says, or whether it has one.
 */
export const appRoleKey = 'app_role';
