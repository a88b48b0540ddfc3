import { createRoot } from 'react-dom/client';
import { addHostStyles } from '../host/host-styles.ts';
import { setCurrentUser } from '../sdk/auth.ts';
import { setPlace } from '../sdk/origin.ts';
import { Gallery } from './gallery.tsx';

/** Puts the gallery into the page; nobody is signed in to it, so its person is made up. */
export function startGallery(container: HTMLElement): void {
  addHostStyles();
  setPlace({ appId: 'kit-gallery', slug: 'kit' });
  setCurrentUser({ id: 'ines', email: 'ines@rowandroot.example', full_name: 'Ines Soto', role: 'admin' });
  createRoot(container).render(<Gallery />);
}
