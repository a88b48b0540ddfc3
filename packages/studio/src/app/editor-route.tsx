import { EditorScreen } from '../features/editor/editor-screen.tsx';
import { UserMenu } from './user-menu.tsx';

export const EditorRoute = () => <EditorScreen userMenu={<UserMenu side="bottom" />} />;
