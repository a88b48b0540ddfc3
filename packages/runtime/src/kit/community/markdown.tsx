import { Component, lazy, type ReactNode, Suspense } from 'react';
import { cn } from '../../ui/lib-utils.ts';

// Read when a text is shown, since most pages of most apps show none.
const Markdown = lazy(() => import('react-markdown'));

const looks =
  'flex flex-col gap-3 break-words [&_:is(h1,h2,h3,h4)]:mt-2 [&_:is(h1,h2,h3,h4)]:font-semibold [&_h1]:text-xl [&_h2]:text-lg [&_h3]:text-base [&_a]:text-link [&_a]:underline [&_a]:underline-offset-2 [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:flex [&_:is(ul,ol)]:flex-col [&_:is(ul,ol)]:gap-1 [&_:is(ul,ol)]:pl-5 [&_blockquote]:border-l-2 [&_blockquote]:border-input [&_blockquote]:pl-3 [&_blockquote]:text-muted-foreground [&_code]:rounded-sm [&_code]:bg-muted [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[0.92em] [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-muted [&_pre]:p-3 [&_pre_code]:p-0 [&_img]:max-w-full [&_img]:rounded-lg [&_hr]:border-border';

/** Text with markdown as people write it. HTML in it is shown as text, and only plain addresses become links. */
export const MarkdownText = ({ text, className }: { text: string; className?: string }) => (
  <div className={cn(looks, className)}>
    <PlainWhenLost text={text}>
      <Suspense fallback={<Plain text={text} />}>
        <Markdown components={{ a: OutsideLink }}>{text}</Markdown>
      </Suspense>
    </PlainWhenLost>
  </div>
);

const OutsideLink = ({ href, children }: { href?: string | undefined; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer nofollow">
    {children}
  </a>
);

const Plain = ({ text }: { text: string }) => <p className="whitespace-pre-line">{text}</p>;

/** A renderer that cannot be fetched must not take the text with it. */
class PlainWhenLost extends Component<{ text: string; children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });
  override render() {
    return this.state.isLost ? <Plain text={this.props.text} /> : this.props.children;
  }
}
