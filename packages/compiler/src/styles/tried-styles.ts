import { createStyles, type Styles } from './app-styles.ts';

/** People who try classes on at the same time; a compiler takes 1.4 MB and is made anew in 24 ms. */
const mostApps = 4;
/** A compiler remembers all classes that it was ever given, so it is replaced before that is much. */
const mostClasses = 2_000;

type Held = { styles: Promise<Styles>; given: number };

/** Styles of classes that no source says yet. Each app has a compiler of its own: what one tried is no other's business. */
export function createTriedStyles() {
  const held = new Map<string, Held>();
  return async (appId: string, classes: readonly string[]): Promise<string> => {
    const former = held.get(appId);
    const isFit = former !== undefined && former.given + classes.length <= mostClasses;
    const own = isFit ? former : { styles: createStyles(), given: 0 };
    own.given += classes.length;
    held.delete(appId);
    held.set(appId, own);
    const [oldest] = held.keys();
    if (held.size > mostApps && oldest !== undefined) held.delete(oldest);
    return (await own.styles).build(classes);
  };
}
