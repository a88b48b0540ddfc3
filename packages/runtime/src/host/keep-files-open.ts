import { appPath, call } from '../sdk/call.ts';

const renewMs = 10 * 60_000;

/** The cookie that opens a private app's files lasts 15 minutes; the next page of an open tab needs a fresh one. Answers what ends it. */
export function keepFilesOpen(): () => void {
  let renewed = Date.now();
  const renew = () => {
    if (document.visibilityState !== 'visible' || Date.now() - renewed < renewMs) return;
    renewed = Date.now();
    call(appPath('/enter'), { method: 'POST', body: {} }).catch(() => {
      // Tried again with the next tick.
      renewed = 0;
    });
  };
  const timer = setInterval(renew, 60_000);
  document.addEventListener('visibilitychange', renew);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}
