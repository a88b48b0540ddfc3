import type { bootPreview, FrameMessage, HotUpdate } from '@sayso/contracts/preview';
import { rooms } from '@sayso/contracts/rooms';
import { createRoot, type Root } from 'react-dom/client';
import type { z } from 'zod';
import { SampleRemoval } from '../kit/sample-note.tsx';
import { setCurrentUser } from '../sdk/auth.ts';
import { CallError, call } from '../sdk/call.ts';
import { setMayUpload } from '../sdk/may-upload.ts';
import { getPlace } from '../sdk/origin.ts';
import { listen, onReconnect } from '../sdk/socket.ts';
import { keepTokenInMemory, takeTokenFromAddress } from '../sdk/token.ts';
import { isObject, readFault } from '../sdk/wire-guards.ts';
import { preview } from '../texts/preview.ts';
import { requests } from '../texts/requests.ts';
import { screens } from '../texts/screens.ts';
import { reportActivity } from './activity-report.ts';
import { AppHost } from './app-host.tsx';
import { followAssistant, noteReport } from './ask-for-fix.ts';
import { followAskedPages } from './asked-page.ts';
import { captureUncaught, describeError, isReportable, type ReportedError } from './error-report.ts';
import { addHostStyles, setAppStyles } from './host-styles.ts';
import type { JsxSource } from './jsx-source.ts';
import { keepRecords } from './kept-records.ts';
import { lastPressed, watchPresses } from './last-press.ts';
import { located, placeIn } from './locate.ts';
import { logPageError } from './log-page-error.ts';
import { MakerFailure } from './maker-failure.tsx';
import { keepOwnerStack, ownerStackOf } from './owner-stack.ts';
import { hasParent, onParentMessage, requestTicket, tellParent } from './parent-frame.ts';
import { createPreviewSource, type PreviewSource } from './preview-source.ts';
import { rememberedName, rememberPreviewed } from './previewed-apps.ts';
import { recordAt } from './record-shapes.ts';
import { performRefresh } from './refresh-hook.ts';
import { AccessRestricted, Failure, Spinner } from './screens.tsx';
import { needStyles } from './visual-edit/tried-classes.ts';
import { startVisualEdit } from './visual-edit/visual-edit.ts';

/** Ticket, boot, app: the whole life of the builder's frame. */
export async function runPreview(): Promise<void> {
  addHostStyles();
  const container = rootElement();
  const root = createRoot(container, { onCaughtError: keepOwnerStack });
  const name = rememberedName(getPlace().appId);
  if (name !== null) document.title = name;
  root.render(<Spinner label={name === null ? screens.loading : screens.loadingApp(name)} />);
  keepRecords();
  watchPresses();
  followAssistant();
  captureUncaught((error) => report(error, lastPressed()));
  reportActivity((message, stack) => void tellActivity(message, stack));
  const ticket = takeTokenFromAddress() ?? (await requestTicket());
  try {
    const source = await start(root, ticket);
    offerVisualEdit(container, source);
  } catch (error) {
    root.render(<BootFailure error={error} />);
    report(describeError(error));
  }
}

/** Counts the versions of the app's code that ran here: errors of one are void when the next comes. */
let generation = 0;

function report(error: ReportedError, asked: JsxSource | null = null): void {
  logPageError(error);
  const seen = generation;
  const report = located(error, asked).then((told) => {
    if (seen !== generation) return;
    const record = recordAt(told);
    tellParent({ type: 'app_error', error: record === undefined ? told : { ...told, record } });
  });
  noteReport(report);
}

async function tellActivity(message: FrameMessage, stack = ''): Promise<void> {
  const place = message.type === 'console-log' && stack !== '' ? await placeIn(stack) : null;
  if (message.type !== 'console-log' || place === null) return tellParent(message);
  tellParent({ ...message, data: { ...message.data, ...place } });
}

async function start(root: Root, ticket: string | null): Promise<PreviewSource> {
  if (ticket === null) throw new CallError(401, noTicket);
  const booted = await boot(ticket);
  keepTokenInMemory(booted.access_token, renew);
  setCurrentUser(booted.user);
  setMayUpload(booted.may_upload);
  setAppStyles(booted.manifest.css);
  rememberPreviewed(booted.manifest.app);
  const source = createPreviewSource(booted.manifest, {
    refresh: performRefresh,
    reload: () => location.reload(),
  });
  followChanges(source);
  const pages = followAskedPages((url, request) => tellParent({ type: 'app_changed_url', url, request }));
  onParentMessage((message) => {
    if (message.type === 'navigate') pages.ask(message.data.path, message.data.request);
    if (message.type === 'refresh-page') location.reload();
  });
  root.render(
    <SampleRemoval value={hasParent() ? () => tellParent({ type: 'remove-samples' }) : null}>
      <AppHost
        source={source}
        saysOffline={!hasParent()}
        failure={MakerFailure}
        onError={({ error, componentStack }) => {
          if (isReportable(error)) report(describeError(error, componentStack, ownerStackOf(error)));
        }}
        onRoute={pages.handleRoute}
      />
    </SampleRemoval>,
  );
  tellParent({ type: 'ready' });
  return source;
}

function offerVisualEdit(container: HTMLElement, source: PreviewSource): void {
  const agent = startVisualEdit({ container, tell: tellParent, needStyles: (one) => void needStyles(one) });
  onParentMessage(agent.hear);
  // React shows the new version first.
  source.subscribe(() => setTimeout(agent.renew));
}

const noTicket = hasParent() ? preview.builderSilent : preview.noTicket;

type Booted = z.infer<typeof bootPreview.reply>;

async function boot(ticket: string): Promise<Booted> {
  const body = { access_token: ticket };
  const path = `/apps/${getPlace().appId}/preview/boot`;
  const reply = (await early(ticket)) ?? (await call(path, { method: 'POST', body, renews: false }));
  if (!isObject(reply) || !isObject(reply['manifest'])) {
    throw new TypeError(requests.unreadable);
  }
  return reply as Booted;
}

/** The page asks with the ticket of its address before this module is there. */
async function early(ticket: string): Promise<unknown> {
  const asked = globalThis.__saysoBoot;
  globalThis.__saysoBoot = undefined;
  if (asked?.ticket !== ticket) return null;
  const reply = await asked.reply.catch(() => null);
  if (reply === null || reply.status === 200) return reply?.body;
  throw new CallError(reply.status, readFault(reply.body).message ?? preview.notOpened, reply.body);
}

declare global {
  var __saysoBoot: { ticket: string; reply: Promise<{ status: number; body: unknown }> } | undefined;
}

async function renew(): Promise<string | null> {
  const ticket = await requestTicket();
  if (ticket === null) return null;
  return (await boot(ticket)).access_token;
}

function followChanges(source: PreviewSource): void {
  const { appId } = getPlace();
  listen(rooms.preview(appId), (payload) => {
    if (!isHotUpdate(payload)) return;
    // The greeting of the room and a changed name bring no new code, so errors that were seen are still there.
    const isSame = payload.version === source.get().version;
    if (!isSame) {
      // Before, since what the new code throws while it is put in place is news.
      generation += 1;
      tellParent({ type: 'app_errors_cleared' });
    }
    source.apply(payload).catch((error: unknown) => report(describeError(error)));
  });
  // Updates sent while the socket was away are lost, so the version is compared.
  onReconnect(() => void reloadIfStale(source));
}

const isHotUpdate = (payload: unknown): payload is HotUpdate =>
  isObject(payload) && payload['type'] === 'hot';

async function reloadIfStale(source: PreviewSource): Promise<void> {
  const ticket = await requestTicket();
  if (ticket === null) return;
  const { manifest } = await boot(ticket);
  if (manifest.version !== source.get().version) location.reload();
}

function BootFailure({ error }: { error: unknown }) {
  if (error instanceof CallError && error.reason === 'user_not_registered') return <AccessRestricted />;
  const message = error instanceof Error ? error.message : String(error);
  return <Failure message={message} onRetry={() => location.reload()} />;
}

function rootElement(): HTMLElement {
  const found = document.getElementById('root');
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = 'root';
  document.body.append(made);
  return made;
}
