import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

test('what counts as open or overdue leaves out what is done, also when only two choices are left', async () => {
  const app = await buildApp(
    'Repairs have a bike, a status of waiting, in progress or done, a due date and a price. A dashboard.',
  );
  const { tree } = await changeApp(app, 'remove waiting from the status choices');
  const dashboard = tree['pages/Dashboard'] ?? '';
  expect(dashboard).toContain(`where={{ status: { $in: ['in progress'] } }}`);
  expect(dashboard).not.toMatch(/where=\{\{ due_date: \{ \$lt: today\(\) \} \}\}/);
});
