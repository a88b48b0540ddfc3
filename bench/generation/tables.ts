import type { Judged } from '@sayso/e2e/acceptance/judge-one';
import { ms } from '../support/figures.ts';
import { isHeldOut, type Result, type Verdict } from './result.ts';
import { byDomain, bySet, errorClasses, type Share, type Sums, sumsOf, usedReasons } from './sums.ts';

const cell = (text: string): string => text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim();
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((one) => cell(String(one))).join(' | ')} |`)
    .join('\n');

const percent = ({ held, of }: Share): string => (of === 0 ? '-' : `${Math.round((held / of) * 1000) / 10}%`);
const counted = (share: Share): string =>
  share.of === 0 ? '-' : `${percent(share)} (${share.held} of ${share.of})`;

const heads = [
  'usable',
  'right',
  'entities',
  'fields',
  'pages',
  'statements',
  'changes',
  'answered',
  'probe',
  'console errors',
  'axe',
  'sideways',
  'first byte p95',
  'preview p95',
];

const cells = (sums: Sums): string[] => [
  percent(sums.usable),
  percent(sums.right),
  percent(sums.entities),
  percent(sums.fields),
  percent(sums.pages),
  counted(sums.statements),
  counted(sums.changes),
  percent(sums.answered),
  counted(sums.probe),
  String(sums.consoleErrors),
  String(sums.violations),
  String(sums.sideways),
  Number.isNaN(sums.firstMs) ? '-' : ms(sums.firstMs),
  Number.isNaN(sums.previewMs) ? '-' : ms(sums.previewMs),
];

export function setTable(results: readonly Result[]): string {
  const sets = [...bySet(results)].map(([name, some]) => [name, some.length, ...cells(sumsOf(some))]);
  return table(
    ['set', 'descriptions', ...heads],
    [...sets, ['all', results.length, ...cells(sumsOf(results))]],
  );
}

const ofDomain = ['usable', 'right', 'entities', 'fields', 'pages', 'statements', 'changes', 'probe'];

export const domainTable = (results: readonly Result[]): string =>
  table(
    ['domain', 'descriptions', ...ofDomain],
    [...byDomain(results)].map(([name, some]) => {
      const all = cells(sumsOf(some));
      return [name, some.length, ...ofDomain.map((head) => all[heads.indexOf(head)] ?? '')];
    }),
  );

export function errorTable(results: readonly Result[]): string {
  const reasons = usedReasons(results);
  return table(
    ['check', 'does not hold', ...reasons],
    errorClasses(results).map(({ check, failed, of, byReason }) => [
      check,
      `${failed} of ${of}`,
      ...reasons.map((reason) => byReason[reason] ?? ''),
    ]),
  );
}

/** Statements of the known sets that do not hold, those of changes after what was asked. */
export function failedTable(results: readonly Result[]): string {
  const line = (id: string, { say, check, reason, seen }: Verdict) => [
    id,
    say,
    check,
    reason ?? '',
    seen.slice(0, 140),
  ];
  const rows = results
    .filter((one) => !isHeldOut(one))
    .flatMap(({ id, verdicts, changes }) => [
      ...verdicts.filter(({ holds }) => !holds).map((verdict) => line(id, verdict)),
      ...changes.flatMap((change) =>
        change.verdicts
          .filter(({ holds }) => !holds)
          .map((verdict) => line(`${id}: "${change.say}"`, verdict)),
      ),
    ]);
  return rows.length === 0 ? 'All hold.' : table(['description', 'statement', 'check', 'why', 'seen'], rows);
}

/** The first 15 descriptions have judges of their own; a row each. */
export function firstTable(judged: readonly Judged[]): string {
  const held = (verdicts: readonly { reason: string | null }[]) =>
    `${verdicts.filter(({ reason }) => reason === null).length} of ${verdicts.length}`;
  return table(
    ['description', 'domain', 'entities', 'pages opened', 'console errors', 'statements', 'after the change'],
    judged.map(({ id, domain, entities, pages, errors, verdicts, followups }) => [
      id.replace(/^ex-/, ''),
      domain,
      entities.join(', '),
      pages,
      errors.length,
      held(verdicts),
      held(followups.flatMap((followup) => followup.verdicts)),
    ]),
  );
}
