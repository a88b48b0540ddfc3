import { changeRecords, listRecords } from '@sayso/contracts/records';
import { beforeEach, expect, test } from 'vitest';
import { playedScreen, playRecords } from '../../../../testing/played-records.tsx';
import { newId } from '../../../../testing/samples.ts';
import type { Row } from './fields.ts';
import { saveCells } from './save-cells.ts';

const { peer } = await playedScreen();
beforeEach(() => {
  peer.reset();
  window.happyDOM.setURL(peer.origin);
});

function open() {
  const played = playRecords(peer, ['Fig', 'Juno']);
  const [fig, juno] = played.rows;
  if (!fig || !juno) throw new Error('There are two rows');
  const seen: [Row, Row] = [{ ...fig }, { ...juno }];
  const changes = seen.map((row, at) => ({ seen: row, values: { name: `Mine ${at}` } }));
  const names = () => played.rows.map(({ name }) => name);
  return { ...played, seen, changes, names, place: { appId: newId(), entity: 'Visit' } };
}

test('[B-DATA-08] a paste over one newer cell stores nothing, and says what stands there', async () => {
  const { seen, changes, put, names, place } = open();
  put(seen[1].id, { name: 'Theirs' });
  expect(await saveCells(place, changes)).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ id: seen[1].id, key: 'name', theirs: 'Theirs', mine: 'Mine 1' }],
  });
  expect(names()).toEqual(['Fig', 'Theirs']);
});

test('[B-DATA-08] what comes between reading and writing a paste is not written over either', async () => {
  const { seen, changes, put, names, place } = open();
  put(seen[0].id, { fee: 1 });
  // Read, as it is when nothing clashes; then somebody is faster.
  const read = peer.callsOf(listRecords).length;
  peer.on(listRecords, () => {
    const rows = seen.map((row) => ({ ...row, fee: 1 }));
    put(seen[1].id, { name: 'Theirs' });
    playAgain();
    return rows;
  });
  const playAgain = () =>
    peer.on(listRecords, () => [
      { ...seen[0], updated_date: put(seen[0].id, {}).updated_date },
      { ...seen[1], ...put(seen[1].id, {}) },
    ]);
  expect(await saveCells(place, changes)).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ theirs: 'Theirs' }],
  });
  expect(peer.callsOf(listRecords).length).toBe(read + 2);
  expect(names()).toEqual(['Fig', 'Theirs']);
});

test('others who never stop end the tries with a sentence', async () => {
  const { seen, changes, put, place } = open();
  peer.on(listRecords, () => {
    const rows = seen.map((row) => ({ ...row }));
    put(seen[0].id, { fee: 2 });
    return rows;
  });
  put(seen[0].id, { fee: 1 });
  await expect(saveCells(place, changes)).rejects.toThrow('Others are changing this right now.');
  expect(peer.callsOf(changeRecords)).toHaveLength(5);
});
