import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import postgres from 'postgres';

/** The yardstick of bench/records.ts: the same five calls on the same table, with nothing in between. */
const [socketDir = '', appId = '', entity = '', database = 'sayso'] = process.argv.slice(2);
const sql = postgres({
  host: socketDir,
  port: 5432,
  user: 'sayso',
  database,
  max: 10,
  onnotice: () => {},
});
const app = Fastify();

app.get<{ Params: { id: string } }>('/records/:id', async (request) => {
  const [row] = await sql`
    select id, data, created_date, updated_date, created_by from records
    where app_id = ${appId} and entity = ${entity} and id = ${request.params.id}`;
  return { ...row?.['data'], ...row };
});
app.get('/records', async () => {
  const rows = await sql`
    select id, data, created_date, updated_date, created_by from records
    where app_id collate "C" = ${appId} and entity = ${entity} order by created_date desc, id limit 20`;
  return rows.map((row) => ({ ...row['data'], ...row }));
});
app.put<{ Params: { id: string }; Body: Record<string, string> }>('/records/:id', async (request) => {
  const [row] = await sql`
    update records set data = data || ${sql.json(request.body)}, updated_date = now()
    where app_id = ${appId} and entity = ${entity} and id = ${request.params.id}
    returning id, data, created_date, updated_date, created_by`;
  return { ...row?.['data'], ...row };
});
app.delete<{ Params: { id: string } }>('/records/:id', async (request) => {
  await sql`delete from records where app_id = ${appId} and entity = ${entity} and id = ${request.params.id}`;
  return { success: true };
});
app.post<{ Body: Record<string, string> }>('/records', async (request) => {
  const id = randomBytes(12).toString('hex');
  const [row] = await sql`
    insert into records (app_id, entity, id, data, created_by, created_date, updated_date)
    values (${appId}, ${entity}, ${id}, ${sql.json(request.body)}, 'bare@example.com', now(), now())
    returning id, data, created_date, updated_date, created_by`;
  return { ...row?.['data'], ...row };
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
