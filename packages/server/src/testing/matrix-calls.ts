import { type Entry, record, rows } from './matrix-rows.ts';
import { password } from './start-server.ts';

export const task = { name: 'Task', type: 'object', properties: { title: { type: 'string' } } };

const title = () => ({ title: 'Changed' });
const emptyView = { search: '', filters: [], sort: null, order: [], hidden: [], widths: {} };
let count = 0;
const newcomer = () => ({ email: `new-${++count}@example.com`, password });

/** Every route with who may make the call, and one that whoever may make it is answered. */
export const matrix: Readonly<Record<string, Entry>> = {
  'POST /api/auth/register': { row: rows.anyone, body: newcomer },
  'POST /api/auth/login': {
    row: rows.anyone,
    body: () => ({ email: 'stranger@example.com', password }),
  },
  'POST /api/auth/exchange': { row: rows.anyone, body: () => ({ code: 'none' }), ok: 400 },
  'POST /api/auth/verify-email': { row: rows.account, body: () => ({ code: '000000' }), ok: 422 },
  'POST /api/auth/resend-code': { row: rows.account },
  'POST /api/auth/reset-password-request': { row: rows.anyone, body: newcomer },
  'POST /api/auth/reset-password-check': { row: rows.anyone, body: () => ({ reset_token: 'none' }) },
  'POST /api/auth/reset-password': {
    row: rows.anyone,
    body: () => ({ reset_token: 'none', new_password: password }),
    ok: 400,
  },
  'GET /api/auth/options': { row: rows.anyone },
  // Without a provider of that name there is no such page, whoever asks.
  'GET /api/auth/:provider/login': { row: rows.anyone, params: () => ({ provider: 'google' }), ok: 404 },
  'GET /api/auth/:provider/callback': { row: rows.anyone, params: () => ({ provider: 'google' }), ok: 404 },
  // An app's token ends with the app's own sign-out, not here.
  'POST /api/auth/logout': { row: rows.account },
  'GET /api/auth/me': { row: rows.account },
  'POST /api/auth/regenerate_api_key': { row: rows.account },
  'POST /api/auth/change-password': {
    row: rows.account,
    body: () => ({ current_password: 'wrong', new_password: 'x'.repeat(8) }),
    ok: 422,
  },
  'POST /api/auth/password-link': {
    row: rows.adminAlone,
    body: () => ({ email: 'stranger@example.com' }),
  },
  'POST /api/auth/:userId/update-user': {
    row: [401, 'ok', 403, 403, 403, 403, 403, 'ok', 403, 403],
    params: (ground) => ({ userId: ground.stranger }),
    body: () => ({ full_name: 'Changed' }),
  },

  'GET /api/admin/outbox': { row: rows.adminAlone },
  'GET /api/admin/local-reader': { row: rows.adminAlone },
  'POST /api/admin/local-reader/install': { row: rows.adminAlone },
  'POST /api/admin/local-reader/cancel': { row: rows.adminAlone },
  'POST /api/admin/local-reader/remove': { row: rows.adminAlone },
  'POST /api/admin/local-reader/retry': { row: rows.adminAlone },
  'PUT /api/admin/local-reader/file': { row: rows.adminAlone, body: () => ({ file: null }) },

  'GET /api/readings/reader': { row: rows.account },
  'POST /api/readings': { row: rows.account, body: () => ({ text: 'A list of tools' }) },

  'GET /api/templates': { row: rows.account },
  'GET /api/apps': { row: rows.account },
  'POST /api/apps': { row: rows.account, body: () => ({ name: 'Mine' }) },
  'POST /api/apps/chat/create-from-message': { row: rows.account, body: () => ({ content: 'A list' }) },
  // Whoever may make an app is told that the zip is missing.
  'POST /api/apps/import-zip': { row: rows.account, ok: 400 },
  'GET /api/apps/:appId/import-report': { row: rows.maker },
  'GET /api/apps/:appId': { row: rows.maker },
  'GET /api/apps/:appId/logo-options': { row: rows.maker },
  'POST /api/apps/:appId/update-logo': { row: rows.maker, body: () => ({ prompt: 'A paw', mark: 0 }) },
  'GET /api/apps/:appId/files': { row: rows.maker },
  'GET /api/apps/:appId/files/uses': {
    row: rows.maker,
    query: `names=${'0'.repeat(48)}.txt`,
  },
  'DELETE /api/apps/:appId/files/:name': {
    row: rows.maker,
    params: () => ({ name: `${'0'.repeat(48)}.txt` }),
    ok: 404,
  },
  'PUT /api/apps/:appId': { row: rows.maker, body: () => ({ name: 'Changed' }) },
  'DELETE /api/apps/:appId': { row: rows.maker },
  'GET /api/apps/deleted': { row: rows.account },
  'POST /api/apps/:appId/restore': { row: rows.maker },
  'POST /api/apps/:appId/clone': { row: rows.maker, body: () => ({ with_records: true }) },
  'POST /api/apps/:appId/coding/write': {
    row: rows.maker,
    body: () => ({ file_path: 'pages/Home', content: 'export default () => null;\n' }),
  },
  'POST /api/apps/:appId/coding/visual-edit': {
    row: rows.maker,
    body: () => ({ file_path: 'pages/Nowhere', line: 1, column: 1, base_hash: '', classes: 'p-4' }),
    ok: 404,
  },
  'POST /api/apps/:appId/pages/:page/manual-edit-code': {
    row: rows.maker,
    params: () => ({ page: 'Nowhere' }),
    body: () => ({ code: 'export default () => null;\n' }),
    ok: 404,
  },
  'POST /api/apps/:appId/pages/:page/generate-code': {
    row: rows.maker,
    params: () => ({ page: 'Nowhere' }),
  },
  'POST /api/apps/:appId/pages/:page/edit-code': {
    row: rows.maker,
    params: () => ({ page: 'Nowhere' }),
    body: () => ({ changes: 'Make it blue' }),
    ok: 404,
  },
  'GET /api/apps/:appId/plan': { row: rows.maker },
  // There is no such version, whoever asks.
  'POST /api/apps/:appId/plan': {
    row: rows.maker,
    body: () => ({ checkpoint_id: '0'.repeat(24), operations: [{ type: 'renameApp', name: 'Other' }] }),
    ok: 409,
  },
  'GET /api/apps/:appId/turns/:turnId/draft': {
    row: rows.maker,
    params: () => ({ turnId: '0'.repeat(24) }),
    ok: 404,
  },
  'POST /api/apps/:appId/turns/:turnId/discard': {
    row: rows.maker,
    params: () => ({ turnId: '0'.repeat(24) }),
    ok: 404,
  },
  'POST /api/apps/:appId/chat/message': { row: rows.maker, body: () => ({ content: 'More' }) },
  'GET /api/apps/:appId/chat/files/:fileId': {
    row: rows.maker,
    params: () => ({ fileId: '0'.repeat(24) }),
    ok: 404,
  },
  'POST /api/apps/:appId/chat/stop': { row: rows.maker },
  'POST /api/apps/:appId/chat/message/:messageId/undo': {
    row: rows.maker,
    params: () => ({ messageId: '0'.repeat(24) }),
    ok: 404,
  },
  'PUT /api/apps/:appId/chat/message/:messageId': {
    row: rows.maker,
    params: () => ({ messageId: '0'.repeat(24) }),
    body: () => ({ content: 'Other words' }),
    ok: 404,
  },
  'POST /api/apps/:appId/chat/message/:messageId/redo': {
    row: rows.maker,
    params: () => ({ messageId: '0'.repeat(24) }),
    ok: 404,
  },
  'GET /api/apps/:appId/app-checkpoints': { row: rows.maker },
  'GET /api/apps/:appId/app-checkpoints/:checkpointId/file-tree': {
    row: rows.maker,
    params: () => ({ checkpointId: '0'.repeat(24) }),
    ok: 404,
  },
  'POST /api/apps/:appId/history/:checkpointId/load-checkpoint': {
    row: rows.maker,
    params: () => ({ checkpointId: '0'.repeat(24) }),
    ok: 404,
  },
  'POST /api/apps/:appId/chat/generate-suggestions': { row: rows.maker },
  'POST /api/apps/:appId/preview-token': { row: rows.maker },
  'POST /api/apps/:appId/preview-token/view-as': { row: rows.maker, body: () => ({ role: 'admin' }) },
  // It has no page yet.
  'POST /api/apps/:appId/deploy': { row: rows.maker, ok: 422 },
  'GET /api/apps/:appId/deploy/:jobId': {
    row: rows.maker,
    params: () => ({ jobId: '0'.repeat(24) }),
    ok: 404,
  },
  'GET /api/apps/:appId/publications': { row: rows.maker },
  'GET /api/app-logs/:appId': { row: rows.maker },
  'GET /api/app-logs/user-stats/:userId': {
    row: [401, 'ok', 403, 403, 403, 403, 403, 'ok', 403, 403],
    params: (ground) => ({ userId: ground.stranger }),
  },
  'POST /api/app-logs/:appId/page-errors': {
    row: rows.personInside,
    body: () => ({ page: 'Home', title: 'TypeError: x is undefined' }),
  },
  'GET /api/app-logs/:appId/stats': { row: rows.maker },
  'GET /api/app-logs/all/stats': { row: rows.adminAlone },
  'GET /api/app-logs/platform-admin/platform-stats': { row: rows.adminAlone },
  'GET /api/app-logs/:appId/events': { row: rows.maker },
  'POST /api/apps/:appId/analytics/track/batch': {
    row: rows.personInside,
    body: () => ({ events: [{ event_name: 'opened' }] }),
  },
  'POST /api/app-logs/:appId/log-user-in-app/:page': {
    row: rows.personInside,
    params: () => ({ page: 'Home' }),
  },
  'GET /api/apps/:appId/audit-log': { row: rows.maker },
  'GET /api/apps/:appId/openapi.json': { row: rows.maker },
  'GET /api/apps/:appId/api-examples': { row: rows.maker, query: 'entity=Task&language=curl' },
  'GET /api/apps/:appId/rule-proof': { row: rows.maker },
  'POST /api/apps/:appId/rule-proof': {
    row: rows.maker,
    body: () => ({ entity: 'Task', rls: { read: false } }),
  },
  'POST /api/apps/:appId/publications/:version/restore': {
    row: rows.maker,
    params: () => ({ version: '1' }),
    ok: 404,
  },
  'GET /api/apps/:appId/users': { row: rows.maker },
  'DELETE /api/apps/:appId/users/:email': {
    row: rows.maker,
    params: () => ({ email: 'mia@example.com' }),
  },
  'POST /api/apps/:appId/users/invite-user': {
    row: rows.inviter,
    body: () => ({ user_email: 'guest@example.com' }),
  },
  'POST /api/apps/:appId/runtime/users/invite-user': {
    row: rows.inviter,
    body: () => ({ user_email: `guest-${++count}@example.com` }),
  },

  // The password or the code in the body is what opens these.
  'POST /api/apps/:appId/auth/login': {
    row: rows.anyone,
    body: () => ({ email: 'mia@example.com', password }),
  },
  'POST /api/apps/:appId/auth/register': { row: rows.anyone, body: newcomer },
  'POST /api/apps/:appId/auth/verify-otp': {
    row: rows.anyone,
    body: () => ({ email: 'mia@example.com', otp_code: '123456' }),
    ok: 400,
  },
  'POST /api/apps/:appId/auth/resend-otp': { row: rows.anyone, body: newcomer },
  'POST /api/apps/:appId/auth/reset-password-request': { row: rows.anyone, body: newcomer },
  'POST /api/apps/:appId/auth/reset-password': {
    row: rows.anyone,
    body: () => ({ reset_token: 'x', new_password: password }),
    ok: 400,
  },
  // Somebody else's password, and the one of nobody's: 422 is for whoever may change it and named the wrong one.
  'POST /api/apps/:appId/auth/change-password': {
    row: [403, 403, 403, 403, 403, 403, 'ok', 403, 403, 403],
    body: ({ owner }) => ({ user_id: owner, current_password: 'wrong', new_password: 'x'.repeat(8) }),
    ok: 422,
  },

  // Nobody is let in by these: they lead to the sign-in of the main host, or back from it.
  'GET /api/apps/auth/login': { row: rows.anyone, ok: 400 },
  'GET /api/apps/auth/:provider/login': { row: rows.anyone, params: () => ({ provider: 'oidc' }), ok: 400 },
  'GET /api/apps/:appId/auth/sso/login': { row: rows.anyone, ok: 302 },
  'GET /api/apps/auth/popup': { row: rows.anyone },
  'GET /api/apps/auth/logout': { row: rows.anyone, ok: 302 },
  // Ends the token that asks, where it is one of the app.
  'POST /api/apps/:appId/auth/logout': { row: ['ok', 'ok', 'ok', 'ok', 403, 'ok', 'ok', 'ok', 403, 'ok'] },
  'GET /api/apps/:appId/deployment/auth-configuration': { row: rows.maker },
  'PUT /api/apps/:appId/deployment/auth-configuration': { row: rows.maker, body: () => ({}) },
  'GET /api/apps/:appId/auth/token': { row: rows.signedInInside },
  'POST /api/apps/:appId/auth/hand-over': {
    row: rows.signedInInside,
    body: ({ slug }) => ({ from_url: `http://app--${slug}.sayso.localhost:0/` }),
  },
  // The code is what opens it; this one was never issued.
  'GET /api/apps/public/:appId/invitation': { row: rows.anyone, query: 'code=x', ok: 404 },
  // The ticket in the body is what opens it; this one was never issued.
  'POST /api/apps/:appId/preview/boot': {
    row: rows.anyone,
    body: () => ({ access_token: 'x' }),
    ok: 401,
  },
  'POST /api/apps/:appId/preview/try-classes': { row: rows.frame, body: () => ({ classes: ['p-4'] }) },
  'POST /api/apps/:appId/preview/locate': { row: rows.frame, body: () => ({ frames: [] }) },
  'GET /api/apps/public/login-info/by-slug/:slug': {
    row: rows.anyone,
    params: ({ slug }) => ({ slug }),
  },
  'GET /api/apps/public/login-info/by-id/:appId': { row: rows.anyone },
  'GET /api/apps/public/prod/public-settings/by-id/:appId': { row: rows.inside },
  // Nothing is published yet.
  'GET /api/apps/public/prod/by-id/:appId': { row: rows.personInside, ok: 404 },
  'GET /api/apps/public/prod/by-slug/:slug': {
    row: rows.personInside,
    params: ({ slug }) => ({ slug }),
    ok: 404,
  },
  'GET /api/apps/public/prod/:by/': { row: rows.anyone, params: () => ({ by: 'by-id' }), ok: 400 },
  'GET /api/apps/public/domains/:domain': {
    row: rows.anyone,
    params: () => ({ domain: 'shop.example' }),
    ok: 404,
  },

  'POST /api/apps/:appId/enter': { row: rows.personInside },
  'POST /api/apps/:appId/users/register': { row: rows.personInside },
  'GET /api/apps/schema': { row: rows.account },
  // Only own apps of this name, of which there are none.
  'DELETE /api/apps': { row: rows.account, body: () => ({ name: 'No such app' }) },
  'GET /api/apps/:appId/custom-domains': { row: rows.maker },
  'GET /api/apps/:appId/data-views/:entity': { row: rows.maker, params: () => ({ entity: 'Task' }) },
  'PUT /api/apps/:appId/data-views/:entity': {
    row: rows.maker,
    params: () => ({ entity: 'Task' }),
    body: () => ({ name: 'Open', view: emptyView }),
  },
  'DELETE /api/apps/:appId/data-views/:entity/:viewId': {
    row: rows.maker,
    params: ({ record }) => ({ entity: 'Task', viewId: record }),
  },
  'GET /api/apps/public/trending': { row: rows.anyone },
  'GET /api/support': { row: rows.account },
  'POST /api/feedback': { row: rows.account, body: () => ({ tag: 'Bug' }) },
  'GET /api/apps/public/prod/domain/:domain': {
    row: rows.anyone,
    params: () => ({ domain: 'nobody.example' }),
    ok: 404,
  },
  'PUT /api/apps/:appId/entities/User/:id': {
    row: rows.adminPersonInside,
    params: ({ owner }) => ({ id: owner }),
    body: () => ({ theme: 'dark' }),
  },
  // The maker cannot be taken out of their app.
  'DELETE /api/apps/:appId/entities/User/:id': {
    row: rows.adminPersonInside,
    params: ({ owner }) => ({ id: owner }),
    ok: 409,
  },
  'POST /api/apps/:appId/entity-schemas/:entity/dry-run': record(rows.maker, () => ({
    content: JSON.stringify(task),
  })),
  'GET /api/apps/:appId/entity-schemas/:entity/left-choices': record(rows.maker),
  // The tasks have no field with choices, whoever asks.
  'POST /api/apps/:appId/entity-schemas/:entity/move-choice': {
    ...record(rows.maker, () => ({ field: 'title', from: 'Old', to: 'New' })),
    ok: 422,
  },
  'GET /api/apps/:appId/schema-changes': { row: rows.maker },
  // There is no such change, whoever asks.
  'POST /api/apps/:appId/schema-changes/:changeId/undo': {
    row: rows.maker,
    params: ({ record: changeId }) => ({ changeId }),
    ok: 404,
  },
  'GET /api/apps/:appId/entities/User': { row: rows.inside },
  'GET /api/apps/:appId/entities/User/:id': { row: rows.adminInside, params: ({ owner }) => ({ id: owner }) },
  'GET /api/apps/:appId/entities/User/me': { row: rows.personInside },
  'PUT /api/apps/:appId/entities/User/me': { row: rows.personInside, body: () => ({ theme: 'dark' }) },
  'GET /api/apps/:appId/entities/:entity': record(rows.inside),
  'GET /api/apps/:appId/entities/:entity/count': record(rows.inside),
  'GET /api/apps/:appId/entities/:entity/v2/list': record(rows.inside),
  'GET /api/apps/:appId/entities/:entity/:id': record(rows.inside),
  'POST /api/apps/:appId/entities/:entity': record(rows.inside, title),
  'POST /api/apps/:appId/entities/:entity/bulk': record(rows.inside, () => [title()]),
  // Whoever may be inside is told that a file is missing; who may bring records is the create rule's to say.
  'POST /api/apps/:appId/entities/:entity/import': { ...record(rows.inside), ok: 400 },
  'GET /api/apps/:appId/entities/:entity/export': record(rows.maker),
  'GET /api/apps/:appId/data-export': { row: rows.maker },
  'POST /api/apps/:appId/data-import': { row: rows.maker, ok: 400 },
  'GET /api/apps/:appId/sample-data': { row: rows.maker },
  'POST /api/apps/:appId/sample-data': { row: rows.maker, body: () => ({ action: 'reset' }) },
  'PUT /api/apps/:appId/entities/:entity/bulk': record(rows.inside, ({ record: id }) => [{ id, ...title() }]),
  // Whoever may read it may try; what they saw is older.
  'PATCH /api/apps/:appId/entities/:entity/bulk': {
    ...record(rows.inside, ({ record: id }) => [{ id, updated_date: '', values: title() }]),
    ok: 409,
  },
  'POST /api/apps/:appId/entities/:entity/aggregate': record(rows.inside, () => ({ groupBy: 'title' })),
  'POST /api/apps/:appId/entities/:entity/upsert': record(rows.inside, () => ({
    records: [title()],
    key: 'title',
  })),
  'PATCH /api/apps/:appId/entities/:entity/update-many': record(rows.inside, () => ({
    query: {},
    data: { $set: title() },
  })),
  'PUT /api/apps/:appId/entities/:entity/:id': record(rows.inside, title),
  'DELETE /api/apps/:appId/entities/:entity/:id': record(rows.inside),
  'DELETE /api/apps/:appId/entities/:entity': record(rows.inside, () => ({})),

  'GET /api/apps/:appId/integration-endpoints/schema': { row: rows.personInside },
  'POST /api/apps/:appId/integration-endpoints/:package/:endpoint': {
    row: rows.inside,
    params: () => ({ package: 'Core', endpoint: 'GenerateImage' }),
    body: () => ({ prompt: 'A quiet lake' }),
  },
  // Nothing can be installed yet, so nobody finds anything; who is outside is not told so much.
  'POST /api/apps/:appId/integration-endpoints/installable/:package/integration-endpoints/:endpoint': {
    row: rows.inside,
    params: () => ({ package: 'Slack', endpoint: 'Post' }),
    body: () => ({}),
    ok: 404,
  },
  // The name opens it, or a token beside it; this one names nothing. A token of another app is of no use anywhere.
  'GET /api/files/:appId/:name': {
    row: ['ok', 'ok', 'ok', 'ok', 403, 'ok', 'ok', 'ok', 'ok', 'ok'],
    params: () => ({ name: `${'0'.repeat(48)}.png` }),
    ok: 404,
  },
};
