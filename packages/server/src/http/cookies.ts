/** The values of all cookies of this name: a host can be sent another's of the same name, for the domain above both. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header?.split(/;\s*/) ?? []).flatMap((pair) =>
    pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
  );
