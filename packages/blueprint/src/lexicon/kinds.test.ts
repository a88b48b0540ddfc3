import { describe, expect, test } from 'vitest';
import { defaultFields } from '../plan/default-fields.ts';
import { appTypes } from './app-types.ts';
import { conceptById } from './concepts.ts';
import { judgingKinds } from './site-kinds/judging-kinds.ts';
import { learningKinds } from './site-kinds/learning-kinds.ts';
import { meetingKinds } from './site-kinds/meeting-kinds.ts';
import { offeringKinds } from './site-kinds/offering-kinds.ts';
import { officeKinds } from './work-kinds/office-kinds.ts';
import { tradeKinds } from './work-kinds/trade-kinds.ts';

const siteKinds = [...judgingKinds, ...learningKinds, ...meetingKinds, ...offeringKinds];
const workKinds = [...officeKinds, ...tradeKinds];

const idOf = (named: string): string => named.split('=')[0] ?? '';
const isUnknown = (id: string): boolean => conceptById(id) === undefined;

/** Concepts that fields refer to and that do not exist: such a field would stay a line of text, or vanish. */
const lostLinks = (concept: string, fields: string): string[] => {
  const known = conceptById(concept);
  return (known ? defaultFields({ ...known, fields }) : []).flatMap(({ ref }) =>
    ref !== undefined && isUnknown(ref.replaceAll(' ', '_')) ? [`${concept}: ${ref}`] : [],
  );
};

describe('sites', () => {
  test('every type, every thing and everything that a field refers to stands in the lexicon', () => {
    const types = new Set(appTypes.map(({ id }) => id));
    expect(siteKinds.filter(({ type }) => type !== undefined && !types.has(type))).toEqual([]);
    const things = siteKinds.flatMap((kind) => kind.things);
    expect(things.map(({ concept }) => concept).filter(isUnknown)).toEqual([]);
    expect(things.flatMap(({ concept, fields = '' }) => lostLinks(concept, fields))).toEqual([]);
  });

  test('fields refer to things that the site has', () => {
    const missing = siteKinds.flatMap(({ shape, things }) => {
      const own = new Set(things.map(({ concept }) => concept));
      return things.flatMap(({ concept, fields = '' }) =>
        [...fields.matchAll(/>(\w+)/g)].flatMap(([, ref = '']) =>
          own.has(ref) ? [] : [`${shape.source.slice(0, 30)} ${concept} > ${ref}`],
        ),
      );
    });
    expect(missing).toEqual([]);
  });

  test('what visitors send is one of its things', () => {
    const lost = siteKinds.flatMap(({ open = 'see', things }) =>
      open.split(' ').filter((id) => id !== 'see' && !things.some(({ concept }) => concept === id)),
    );
    expect(lost).toEqual([]);
  });
});

describe('apps for work', () => {
  test('every thing and everything that a field refers to stands in the lexicon', () => {
    const unknown = workKinds.flatMap(({ id, core, said = [], words = {}, fields = {}, links = [], sells }) =>
      [
        ...core.flatMap((named) => idOf(named).split('|')),
        ...said.map(([, named]) => idOf(named)),
        ...Object.values(words).map(idOf),
        ...Object.keys(fields),
        ...links.flatMap((link) => link.split('>')).filter((name) => name !== 'first'),
        ...(sells === undefined ? [] : [sells]),
      ].flatMap((name) => (isUnknown(name) ? [`${id}: ${name}`] : [])),
    );
    expect(unknown).toEqual([]);
    expect(
      workKinds.flatMap(({ fields = {} }) =>
        Object.entries(fields).flatMap(([concept, written]) => lostLinks(concept, written)),
      ),
    ).toEqual([]);
  });

  test('each has a name of its own', () => {
    const ids = workKinds.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
