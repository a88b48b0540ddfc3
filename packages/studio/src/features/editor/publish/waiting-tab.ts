import { t } from '../../../texts/publish.ts';

/** Says in the new tab what it waits for: publishing takes some seconds, and a blank page would look broken. */
export function tellWaiting(tab: Window, appName: string): void {
  const { document } = tab;
  document.title = t('newTab.title', { name: appName });
  // The page is not one of ours, so neither our style sheet nor our theme reaches it.
  document.documentElement.style.colorScheme = 'light dark';
  Object.assign(document.body.style, {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    margin: '0',
    fontFamily: 'system-ui, sans-serif',
  });
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.textContent = t('newTab.text', { name: appName });
  document.body.replaceChildren(line);
}
