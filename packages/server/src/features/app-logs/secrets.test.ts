import { expect, test } from 'vitest';
import { logText } from './log-text.ts';

test.each([
  ['a filter as text', { q: '{"api_key":"PLANTED","password":{"old":"PLANTED"},"open":true}' }],
  ['JSON in a text that was cut', `{"note":"x","client_secret":"PLANTED","more":"${'x'.repeat(20_000)}`],
  ['JSON that was quoted twice', JSON.stringify(JSON.stringify({ newPassword: 'PLANTED' }))],
  ['names in camel case', { accessToken: 'PLANTED', userPwd: 'PLANTED', cardPin: 4711, otp: 'PLANTED' }],
  ['names written together', { apikey: 'PLANTED', newpassword: 'PLANTED' }],
  ['a list under the name', { backup_tokens: [{ code: 'PLANTED' }] }],
  ['tokens of the app', 'sayso_app_PLANTED-PLANTED and sayso_reset_PLANTED0PLANTED'],
  [
    'invitations and codes',
    'sayso_invite_PLANTED0PLANTED, sayso_ticket_PLANTED0PLANTED, sayso_code_PLANTED0PLANTED',
  ],
  [
    'addresses',
    'https://x.example/?reset_token=PLANTED&client_secret=PLANTED&otp=PLANTED#refresh_token=PLANTED',
  ],
  ['a password in an address', 'postgres://ada:PLANTED@db.example/club'],
  ['keys of other services', `github_pat_PLANTED0PLANTED0PLANTED AIzaPLANTED${'0'.repeat(30)}`],
])('hides %s', (_, value) => {
  expect(logText(value)).not.toMatch(/PLANTED|4711/);
  expect(logText(value)).toContain('[hidden]');
});

test.each([
  { slotPrice: 12, footprint: 'A4', isNotPaid: 'yes', secretary: 'Mia', tokens: 3, password: null },
  { q: '{"status":"open","total":12345678901234567890}' },
  'https://club.example:8080/ada@home?page=2&sort=pinned',
])('shows %j', (value) => {
  expect(logText(value)).toBe(typeof value === 'string' ? value : JSON.stringify(value));
});

// What is not linear takes minutes here.
test('reads long texts of quotes, backslashes and names in one go', () => {
  for (const part of ['\\', '"', '\\"', '"a":', 'token', 'a-', '{"a":', 'a://', '[[', '"token":"\\']) {
    expect(logText(part.repeat(20_000))).not.toBeNull();
    expect(logText({ text: part.repeat(20_000) })).not.toBeNull();
  }
});
