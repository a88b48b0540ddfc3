import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openPage } from './app/open-page.tsx';
import { followOtherTabs, startSession } from './lib/session.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
void startSession();
followOtherTabs();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root to render into');
const root = createRoot(element);
void openPage((page) => root.render(<StrictMode>{page}</StrictMode>));
