const fenced = /^[ \t]*```[^\n`]*\n((?:(?![ \t]*```)[^\n]*\n){3,})[ \t]*```/gm;
const looksLikeCode = /^[ \t]*(?:import|export|function|const|return|<\w|\{|"[\w$]+":)|[;{}>]\s*$/m;

/** Whether prose holds code between fences that was meant to become files. */
export function printsCode(prose: string): boolean {
  return [...prose.matchAll(fenced)].some(([, body = '']) => looksLikeCode.test(body));
}
