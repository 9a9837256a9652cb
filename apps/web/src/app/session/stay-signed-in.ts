import { keepAlive } from '@onehaul/client/keep-alive';
import { type LiveState, openLiveStream } from '@onehaul/client/live';
import { lightSession } from './light-session.ts';

/** Batches a burst of events into one reload. */
const batchDelayMs = 100;

type Options = { readonly onChange: () => void; readonly onState: (state: LiveState) => void };

/** Keeps an own page signed in and current; loaded after the page. Returns a stop function. */
export function staySignedIn({ onChange, onState }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reloadSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, batchDelayMs);
  };
  const stopKeepAlive = keepAlive(lightSession(), () => location.reload());
  const live = openLiveStream({
    session: lightSession(),
    baseUrl: '/api',
    onState,
    onEvent: reloadSoon,
    onMissed: reloadSoon,
  });
  return () => {
    clearTimeout(timer);
    stopKeepAlive();
    live.close();
  };
}
