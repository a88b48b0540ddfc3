import type { Judged, Verdict } from './judge-one.ts';

const line = (id: string, { statement, reason }: Verdict): string =>
  `| ${id} | ${statement} | ${reason === null ? 'holds' : `**does not hold**: ${reason.replace(/\|/g, '/')}`} |`;

const all = (judged: readonly Judged[]) => judged.flatMap(({ verdicts }) => verdicts);
const changes = (judged: readonly Judged[]) =>
  judged.flatMap(({ followups }) => followups.flatMap(({ verdicts }) => verdicts));
const holding = (verdicts: readonly Verdict[]) => verdicts.filter(({ reason }) => reason === null).length;

/** One line a description, then one a statement, then the sums. */
export function table(judged: readonly Judged[]): string {
  const short = (id: string) => id.replace(/^ex-/, '');
  const apps = judged.map(
    ({ id, domain, entities, pages, errors, verdicts }) =>
      `| ${short(id)} | ${domain} | ${entities.join(', ')} | ${pages} | ${errors.length} | ${holding(verdicts)} of ${verdicts.length} |`,
  );
  const statements = judged.flatMap(({ id, verdicts }) =>
    verdicts.map((verdict) => line(short(id), verdict)),
  );
  const followups = judged.flatMap(({ id, followups: asked }) =>
    asked.flatMap(({ say, verdicts }) => verdicts.map((verdict) => line(`${short(id)}: "${say}"`, verdict))),
  );
  const errors = judged.reduce((sum, one) => sum + one.errors.length, 0);
  return `${holding(all(judged))} of ${all(judged).length} statements hold on the first build, ${holding(changes(judged))} of ${changes(judged).length} after the change; ${errors} console errors.

| description | domain | entities | pages opened | console errors | statements |
|---|---|---|---|---|---|
${apps.join('\n')}

| description | statement | verdict |
|---|---|---|
${statements.join('\n')}

| change | statement | verdict |
|---|---|---|
${followups.join('\n')}`;
}
