// The same shell in other clothes: what a maker may try before choosing one.
import { Anchor, Leaf, Moon } from 'lucide-react';
import { AppShell } from '@/kit';

const base = { mode: 'light', primary: '#0f766e' };

export const looks = {
  calm: { ...base, preset: 'material-design', radius: 8, font: 'inter' },
  loud: { ...base, preset: 'neo-brutalism', primary: 'hotpink', font: 'mono', headings: 'bold', text: 'large' },
  night: { ...base, preset: 'glassmorphism', mode: 'dark', background: '#0b1020', parts: { header: 'rgb(20 24 44)' } },
  paper: { preset: 'plain', mode: 'light', primary: 'rgb(120, 53, 15)', font: "Georgia, 'Times New Roman', serif", density: 'compact' },
  soft: { preset: 'claymorphism', mode: 'system', primary: 'hsl(262 60% 55%)', radius: 0, headings: 'light' },
  grey: { preset: 'neumorphism', mode: 'light', primary: '#334155', font: 'serif' },
};

const icons = { calm: Leaf, night: Moon };

export default function ThemedShell({ look = 'calm', children, isAdmin = false, currentPageName }) {
  const theme = looks[look] ?? looks.calm;
  const pages = ['Dashboard', 'Tasks', 'Expenses'];
  const navigation = [
    ...pages.map((page) => ({ page, label: page })),
    ...(isAdmin ? [{ page: 'TeamSettings', label: 'Settings' }] : []),
  ];
  return (
    <AppShell
      name={`Harbour ${look}`}
      icon={icons[look] || Anchor}
      theme={{ ...theme, parts: { ...theme.parts, heading: '#0f172a' } }}
      navigation={navigation}
      currentPage={currentPageName}
      slim={look === 'paper'}
      accounts={isAdmin}
    >
      {children}
    </AppShell>
  );
}
