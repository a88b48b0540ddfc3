// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tellWaiting } from './waiting-tab.ts';

test('[W-PUB-02] the new tab says what it waits for, a name in it is text', () => {
  const opened = { document: document.implementation.createHTMLDocument('') } as Window;

  tellWaiting(opened, '<b>Herbs</b>');

  expect(opened.document.title).toBe('Publishing <b>Herbs</b>');
  expect(opened.document.querySelector('[role=status]')?.textContent).toContain('Publishing <b>Herbs</b>');
  expect(opened.document.querySelector('b')).toBeNull();
});
