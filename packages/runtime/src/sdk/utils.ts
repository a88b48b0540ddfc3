/** Address of a page inside the app: `createPageUrl('Task?id=1')` is `/Task?id=1`. */
export function createPageUrl(pageName: string): string {
  const [path = '', ...query] = pageName.replace(/^\/+/, '').split('?');
  const rest = query.length > 0 ? `?${query.join('?')}` : '';
  return `/${path.trim().replace(/\s+/g, '-')}${rest}`;
}
