import { useParams } from 'react-router';
import { EditorScreen } from '../features/editor/editor-screen.tsx';
import { NotFound } from './route-error.tsx';
import { UserMenu } from './user-menu.tsx';

const modes = ['preview', 'workspace'];

export function EditorRoute() {
  const { mode = '' } = useParams();
  if (!modes.includes(mode)) return <NotFound />;
  return <EditorScreen userMenu={<UserMenu side="bottom" />} />;
}
