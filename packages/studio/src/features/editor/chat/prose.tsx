import type { ComponentProps } from 'react';
import Markdown from 'react-markdown';

/** An assistant's words; markup is drawn, HTML in it is text. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose-chat">
      <Markdown components={{ a: SafeLink }}>{text}</Markdown>
    </div>
  );
}

function SafeLink({ href, children }: ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
