import { notServedWords } from '../../texts/pages.ts';

/**
 * For addresses below which no app is published; the same whether there is none, or it is not public. A token that
 * somebody was sent here with stays neither in the address nor in the history.
 */
export const notServedPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${notServedWords.title}</title><meta name="robots" content="noindex">
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:15px/1.6 system-ui,sans-serif;background:#faf9f7;color:#211d1a}
main{max-width:26rem;text-align:center}h1{font-size:20px;line-height:28px;margin:0 0 8px}p{margin:0;color:#655e58}
@media (prefers-color-scheme:dark){body{background:#171412;color:#f2eeea}p{color:#a69d95}}
</style></head><body><main><h1>${notServedWords.title}</h1>
<p>${notServedWords.text}</p></main>
<script>
const address = new URL(location.href);
if (address.searchParams.has('access_token')) {
  address.searchParams.delete('access_token');
  history.replaceState(null, '', address);
}
</script></body></html>`;
