import { createClientFromRequest } from 'npm:@base44/sdk';
import { letterTo } from './letter.ts';

Deno.serve(async (req) => {
  const base44 = createClientFromRequest(req);
  const loans = await base44.asServiceRole.entities.Loan.filter({ returned: false });
  return Response.json({ letters: loans.map(letterTo) });
});
