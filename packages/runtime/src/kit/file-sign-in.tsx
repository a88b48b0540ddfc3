import { LogIn } from 'lucide-react';
import { auth } from '../sdk/auth.ts';
import { actions } from '../texts/actions.ts';
import { fileInput } from '../texts/file-input.ts';
import { Button } from '../ui/button.tsx';

type Props = { id: string; isImage: boolean; describedBy?: string | undefined };

/** In place of a picker whose files would be refused: why there is none, and the way to one. */
export const FileSignIn = ({ id, isImage, describedBy }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-muted px-3 py-2 text-[13px] text-muted-foreground">
    {isImage ? fileInput.signInForPicture : fileInput.signInForFile}
    <Button
      id={id}
      type="button"
      size="sm"
      variant="outline"
      aria-label={actions.signIn}
      aria-describedby={describedBy}
      onClick={() => auth.redirectToLogin()}
    >
      <LogIn /> {actions.signIn}
    </Button>
  </div>
);
