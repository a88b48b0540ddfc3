import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

type FullPageProps = {
  title: string;
  text: ReactNode;
  /** What can be done from here. */
  children: ReactNode;
};

/** A screen of its own for one message, where nothing else can be shown. */
export function FullPage({ title, text, children }: FullPageProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-5 px-6 py-16 sm:mx-auto sm:max-w-md">
      <Mark />
      <div className="grid gap-2">
        <h1 className="font-semibold text-title">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </main>
  );
}
