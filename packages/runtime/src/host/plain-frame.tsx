import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { wearLastLook } from '../kit/last-look.ts';
import { screens } from '../texts/screens.ts';
import { spaced } from './spaced.ts';

type Props = { appName: string; pages: readonly string[]; current: string; children: ReactNode };

/** Stands in for a layout that broke: the way to every page, and the page itself, in the colours that it had. */
export function PlainFrame({ appName, pages, current, children }: Props) {
  useLayoutEffect(wearLastLook, []);
  return (
    <div className="sy-plain">
      <header className="sy-bar">
        <Link className="sy-home" to="/">
          {appName}
        </Link>
        <nav aria-label={screens.pages}>
          {pages.map((name) => (
            <Link key={name} to={`/${name}`} aria-current={name === current ? 'page' : undefined}>
              {spaced(name)}
            </Link>
          ))}
        </nav>
      </header>
      <p className="sy-remark" role="status">
        {screens.layoutFailed}
      </p>
      <main>{children}</main>
    </div>
  );
}
