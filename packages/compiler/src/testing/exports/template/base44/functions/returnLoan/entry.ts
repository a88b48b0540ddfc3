import { createClientFromRequest } from 'npm:@base44/sdk';

export default async function handler(req: Request): Promise<Response> {
  const base44 = createClientFromRequest(req);
  const { loan } = await req.json();
  await base44.entities.Loan.update(loan, { returned: true });
  return Response.json({ returned: loan });
}
