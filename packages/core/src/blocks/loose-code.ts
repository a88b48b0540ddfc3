/** Whether prose holds a fenced component: code of the app that a weak model prints instead of writing a block. */
export function looseCode(prose: string): boolean {
  const fence = prose.indexOf('```');
  if (fence === -1) return false;
  const component = prose.indexOf('\nexport default ', fence);
  return component !== -1 && prose.indexOf('\n```', component) !== -1;
}
