import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import { type Figure, median, ms } from './support/figures.ts';

const rounds = 7;
const filesWanted = 20;

const filesOf = (app: App): number =>
  [app.pages, app.components, app.entities, app.functions].reduce(
    (sum, files) => sum + Object.keys(files).length,
    0,
  ) + (app.layout ? 1 : 0);

/** Deploys an app of 20 files several times, each time with one file changed since. */
export async function measurePublish(maker: ApiClient): Promise<Figure[]> {
  const app = await maker.build(
    'Clinic with patients, doctors, appointments with a date and status planned, seen, cancelled, and invoices with an amount',
  );
  const missing = Math.max(0, filesWanted - filesOf(app));
  for (let n = 0; n < missing; n += 1) {
    await maker.call('POST', `/apps/${app.id}/coding/write`, {
      file_path: `components/Extra${n}`,
      content: `export default function Extra${n}() {\n  return <p className="p-${n}">Extra ${n}</p>;\n}\n`,
    });
  }
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await maker.call('POST', `/apps/${app.id}/coding/write`, {
      file_path: 'components/Extra0',
      content: `export default function Extra0() {\n  return <p>Round ${round}</p>;\n}\n`,
    });
    const started = performance.now();
    await maker.publish(app.id);
    samples.push(performance.now() - started);
  }
  const files = filesOf(await maker.call<App>('GET', `/apps/${app.id}`));
  return [
    {
      name: `publish of a ${files}-file app, median`,
      value: ms(median(samples)),
      aim: '1.5 s',
      how: `\`POST /deploy\` to its answer, ${rounds} times, one file changed before each`,
    },
  ];
}
