import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptToken, type Door, type Entered, knock } from './entered.ts';
import { setAppStyles } from './host-styles.ts';
import { keepFilesOpen } from './keep-files-open.ts';
import { goToLogin, Login } from './published-host.tsx';
import { AccessRestricted, AppLoadFailure, Spinner } from './screens.tsx';

export type GateApp = { id: string; name: string; logoUrl: string | null; publicSettings: string };

export function runGate(app: GateApp): void {
  adoptToken();
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const pass = (entered: Entered) => {
    root.unmount();
    void loadEntry(entered);
  };
  const isLogin = location.pathname === '/login';
  root.render(isLogin ? <Login app={app} /> : <Gate app={app} onPass={pass} />);
}

async function loadEntry(entered: Entered): Promise<void> {
  globalThis.__saysoEntered = entered;
  if (entered.css !== null) setAppStyles(entered.css);
  if (entered.entry === null) return;
  await import(/* @vite-ignore */ entered.entry);
  keepFilesOpen();
}

export function Gate({ app, onPass }: { app: GateApp; onPass: (entered: Entered) => void }) {
  const [door, setDoor] = useState<Door | null>(null);
  useEffect(() => {
    void knock(app.publicSettings).then(setDoor);
  }, [app.publicSettings]);
  useEffect(() => {
    if (door?.kind === 'sign-in') goToLogin();
    if (door?.kind === 'open') onPass(door.entered);
  }, [door, onPass]);
  if (door?.kind === 'restricted') return <AccessRestricted />;
  if (door?.kind === 'failed') return <AppLoadFailure reason={door.message} />;
  return <Spinner />;
}
