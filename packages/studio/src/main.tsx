import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './app/studio.tsx';
import { followOtherTabs, startSession } from './lib/session.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
void startSession();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');
createRoot(root).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);
