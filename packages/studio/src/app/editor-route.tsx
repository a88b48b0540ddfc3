import { EditorScreen } from '../features/editor/editor-screen.tsx';
import { UserMenu } from './user-menu.tsx';

export function EditorRoute() {
  return <EditorScreen userMenu={<UserMenu side="bottom" />} />;
}
