import { createClient } from '@base44/sdk';
// import { getAccessToken } from '@base44/sdk/utils/auth-utils';

// Every call of this app is made by somebody who signed in
export const base44 = createClient({
  appId: "68123456789abcdef0123456",
  requiresAuth: true
});
