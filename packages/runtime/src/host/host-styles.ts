/** The few screens that must look right before (or without) the app's own styles: in its colours where those are known. */
const styles = `
body{margin:0}[class^=sy-],[class^=sy-] *{box-sizing:border-box}
.sy-screen{min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--background,#faf9f7);color:var(--foreground,#211d1a);font:14px/20px var(--font-app,'Inter Variable',Inter,system-ui,sans-serif)}
.sy-within{min-height:min(60dvh,480px);padding:16px;background:transparent}
.sy-plain{min-height:100dvh;background:var(--background,#faf9f7);color:var(--foreground,#211d1a);font:14px/20px var(--font-app,'Inter Variable',Inter,system-ui,sans-serif)}
.sy-bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px 16px;background:var(--card,#fff);color:var(--card-foreground,#211d1a);border-bottom:1px solid var(--border,#e6e2dd)}
.sy-home{font-weight:600;color:inherit;text-decoration:none;min-height:44px;display:inline-flex;align-items:center;overflow-wrap:anywhere}
.sy-bar nav{display:flex;flex-wrap:wrap;gap:4px}.sy-bar nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 12px;border-radius:8px;color:var(--muted-foreground,#655e58);text-decoration:none}
.sy-bar nav a:hover,.sy-bar nav a[aria-current]{background:var(--muted,#f3f1ee);color:inherit}.sy-bar a:focus-visible{outline:2px solid #c4421b;outline-offset:-2px}
.sy-remark{margin:0;padding:12px 16px 0;color:var(--muted-foreground,#655e58)}
.sy-plain main{padding:16px}
.sy-card{width:100%;max-width:400px;background:var(--card,#fff);color:var(--card-foreground,#211d1a);border:1px solid var(--border,#e6e2dd);border-radius:calc(var(--radius,12px) + 4px);padding:36px 32px;text-align:center;box-shadow:0 2px 6px rgb(33 29 26/.05),0 16px 40px -20px rgb(33 29 26/.18)}
.sy-card h1{margin:0 0 8px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.01em;overflow-wrap:anywhere}
.sy-card p{margin:0 0 12px;color:var(--muted-foreground,#655e58);overflow-wrap:anywhere}
.sy-card ul{margin:4px 0 20px;padding-left:20px;text-align:left;color:var(--muted-foreground,#655e58);list-style:disc}
.sy-logo{width:56px;height:56px;border-radius:14px;margin:0 auto 20px;display:grid;place-items:center;background:var(--primary,#211d1a);color:var(--primary-foreground,#fff);font-size:24px;font-weight:600;object-fit:cover}
.sy-lost .sy-card .sy-figure{margin:0 0 4px;font-size:72px;line-height:76px;font-weight:700;letter-spacing:-.04em;color:inherit;opacity:.14;user-select:none}
.sy-name{color:var(--muted-foreground,#655e58);margin:0 0 4px;font-weight:500}
.sy-button{display:inline-flex;align-items:center;justify-content:center;gap:8px;width:100%;min-height:42px;margin-top:12px;padding:0 16px;border:1px solid var(--primary,#211d1a);border-radius:var(--radius-control,8px);background:var(--primary,#211d1a);color:var(--primary-foreground,#fff);font:inherit;font-weight:500;cursor:pointer;text-decoration:none}
.sy-button:hover{background:var(--primary-hover,#3a342f)}.sy-button:focus-visible{outline:2px solid #c4421b;outline-offset:2px}
.sy-quiet{background:transparent;color:inherit;border-color:var(--border,#d3cdc6)}.sy-quiet:hover{background:var(--muted,#f3f1ee)}
.sy-button:disabled{opacity:.6;cursor:default}
.sy-more{margin-top:16px;text-align:left}.sy-more summary{display:flex;align-items:center;justify-content:center;min-height:40px;cursor:pointer;gap:8px;border-radius:8px;color:var(--muted-foreground,#655e58);list-style:none}.sy-more summary::after{content:'';width:6px;height:6px;margin-top:-3px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}.sy-more[open] summary::after{margin-top:3px;transform:rotate(225deg)}.sy-more summary::-webkit-details-marker{display:none}.sy-more summary:hover{color:inherit}.sy-more summary:focus-visible,.sy-details:focus-visible{outline:2px solid #c4421b;outline-offset:2px}.sy-more .sy-details{margin-top:4px}
.sy-details{margin:12px 0 0;padding:12px;border-radius:8px;background:var(--muted,#f3f1ee);color:var(--muted-foreground,#655e58);text-align:left;font:12px/18px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;max-height:180px;overflow:auto}
.sy-offline{position:fixed;z-index:60;bottom:12px;left:50%;transform:translateX(-50%);width:max-content;max-width:calc(100vw - 24px);box-sizing:border-box;margin:0;padding:8px 16px;border-radius:10px;box-shadow:0 4px 16px rgb(0 0 0/.18);background:#7a4a00;color:#fff;font:13px/20px var(--font-app,'Inter Variable',Inter,system-ui,sans-serif);text-align:center}
.sy-spinner{width:28px;height:28px;border-radius:50%;border:2.5px solid #d3cdc6;border-top-color:#655e58;animation:sy-turn .8s linear infinite}
.sy-wait{min-height:60dvh;display:grid;place-items:center}
@keyframes sy-turn{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){.sy-spinner{animation-duration:3s}}
@media (prefers-color-scheme:dark){.sy-plain{background:var(--background,#171412);color:var(--foreground,#f2eeea)}.sy-bar{background:var(--card,#1f1b18);color:var(--card-foreground,#f2eeea);border-color:var(--border,#322c27)}.sy-bar nav a,.sy-remark{color:var(--muted-foreground,#a69d95)}.sy-bar nav a:hover,.sy-bar nav a[aria-current]{background:var(--muted,#27221e);color:inherit}.sy-screen:not(.sy-within){background:var(--background,#171412)}.sy-screen{color:var(--foreground,#f2eeea)}.sy-card{background:var(--card,#1f1b18);color:var(--card-foreground,#f2eeea);border-color:var(--border,#322c27);box-shadow:none}.sy-card p,.sy-card ul,.sy-name,.sy-details,.sy-more summary{color:var(--muted-foreground,#a69d95)}.sy-details{background:var(--muted,#13110f)}.sy-button{background:var(--primary,#f2eeea);color:var(--primary-foreground,#171412);border-color:var(--primary,#f2eeea)}.sy-button:hover{background:var(--primary-hover,#d3cdc6)}.sy-quiet{background:transparent;color:inherit;border-color:var(--border,#453d36)}.sy-quiet:hover{background:var(--muted,#27221e)}.sy-logo{background:var(--primary,#f2eeea);color:var(--primary-foreground,#171412)}}
`;

export function addHostStyles(): void {
  if (document.getElementById('sayso-host')) return;
  const element = document.createElement('style');
  element.id = 'sayso-host';
  element.textContent = styles;
  document.head.append(element);
}

/** Replaces the app's styles in one step, so that no frame is painted without them. */
export function setAppStyles(css: string): void {
  const address = /^(?:\/|https?:)\S+$/.test(css) ? css : null;
  const next = document.createElement(address === null ? 'style' : 'link');
  if (next instanceof HTMLLinkElement) Object.assign(next, { rel: 'stylesheet', href: address });
  else next.textContent = css;
  const former = document.getElementById('sayso-css');
  next.id = 'sayso-css';
  if (former === null) document.head.append(next);
  else if (address === null) former.replaceWith(next);
  else {
    next.addEventListener('load', () => former.remove(), { once: true });
    former.after(next);
  }
}

/** Rules of classes that are tried on; the app's own follow with the save. */
export function setTriedStyles(css: string): void {
  const known = document.getElementById('sayso-tried');
  const element = known ?? document.createElement('style');
  element.id = 'sayso-tried';
  element.textContent = css;
  if (known === null) document.head.append(element);
}
