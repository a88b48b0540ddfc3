import type { ComponentProps } from 'react';
import Markdown from 'react-markdown';

/** An assistant's words; markup is drawn, HTML in it is text. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose-chat">
      <Markdown components={{ a: SafeLink, img: PictureLink }}>{text}</Markdown>
    </div>
  );
}

/** A picture is fetched by whoever sees it, and its address can carry what the model has read: only a press opens it. */
function PictureLink({ src, alt }: ComponentProps<'img'>) {
  return <SafeLink href={src}>{alt || src}</SafeLink>;
}

function SafeLink({ href, children }: ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
