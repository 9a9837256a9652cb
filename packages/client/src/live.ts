import { createParser } from 'eventsource-parser';
import { browserPresence, type PagePresence } from './page-presence.ts';
import type { LightSession } from './light-session.ts';

/** A change to something the member owns. */
export type LiveEvent = {
  readonly id: number;
  /** Kind of notice, or `parcelChanged`, `orderChanged`, `paymentChanged`, `claimChanged`, `noticesRead`. */
  readonly topic: string;
  readonly subjectId: number;
};

/** `waiting`: backoff between attempts; `offline`: no network or page hidden; `ended`: permanently closed. */
export type LiveState = 'connecting' | 'open' | 'waiting' | 'offline' | 'ended';

export type LiveOptions = {
  readonly session: Pick<LightSession, 'accessToken' | 'msLeft' | 'refresh'>;
  /** `/api` in the browser (A4). */
  readonly baseUrl: string;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState?: (state: LiveState) => void;
  /** Events may have been lost, so displayed data must be reloaded. */
  readonly onMissed?: () => void;
  readonly presence?: PagePresence;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** Jitter between 0 and 1: pages that lost one server do not all reconnect at the same moment. */
  readonly random?: () => number;
  readonly firstWaitMs?: number;
};

/** Remaining lifetime below which a token is refreshed before use. */
const refreshAheadMs = 60_000;
const maxWaitMs = 30_000;
/** The server sends a heartbeat every 20 seconds; a connection silent for longer is dead. */
const maxSilenceMs = 45_000;
/** A stream that lasted this long resets the failure count. */
const healthyMs = 5_000;
/** Just below the server's replay window: it resends events missed within 15 minutes. */
const replayWindowMs = 14 * 60_000;
const tokenPollMs = 5_000;
const maxSeenIds = 1000;

type ConnectionEnd = { readonly retryAfterMs?: number; readonly isRefused?: boolean };

/** Subscribes to the member's events (SSE) until closed or signed out. */
export function openLiveStream(options: LiveOptions): { close(): void } {
  const { session, baseUrl, onEvent, onState, onMissed } = options;
  const {
    fetch: request = globalThis.fetch.bind(globalThis),
    now = Date.now,
    random = Math.random,
  } = options;
  const { firstWaitMs = 1000, presence = browserPresence() } = options;
  const closed = new AbortController();
  const seen = new Set<number>();
  let lastId: number | undefined;
  let lastDataAt: number | undefined;
  let current: LiveState | undefined;
  let stream: AbortController | undefined;
  let wake = () => {};

  function setState(state: LiveState): void {
    if (state !== current) onState?.((current = state));
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function handleMessage(message: { id?: string; event?: string; data: string }): void {
    const id = Number(message.id);
    if (message.event === 'missed') return onMissed?.();
    if (message.event === 'begin') return void (lastId ??= id);
    if (message.event !== undefined || seen.has(id)) return;
    seen.add(id);
    if (seen.size > maxSeenIds) seen.delete(seen.values().next().value!);
    lastId = Math.max(id, lastId ?? 0);
    onEvent({ id, ...(JSON.parse(message.data) as Omit<LiveEvent, 'id'>) });
  }

  async function read(body: ReadableStream<Uint8Array>, restartSilenceTimer: () => void): Promise<void> {
    const parser = createParser({ onEvent: handleMessage });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done || closed.signal.aborted) return;
      restartSilenceTimer();
      lastDataAt = now();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  /** Runs one connection from start to end. */
  async function connect(token: string): Promise<ConnectionEnd> {
    const control = new AbortController();
    stream = control;
    let silenceTimer: ReturnType<typeof setTimeout> | undefined;
    const restartSilenceTimer = () => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => control.abort(), maxSilenceMs);
    };
    restartSilenceTimer();
    try {
      const response = await request(`${baseUrl}/live`, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(lastId !== undefined && { 'last-event-id': String(lastId) }),
        },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.any([control.signal, closed.signal]),
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        const seconds = Number(response.headers.get('retry-after'));
        return { isRefused: response.status === 401, ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) };
      }
      if (lastDataAt !== undefined && now() - lastDataAt > replayWindowMs) onMissed?.();
      setState('open');
      await read(response.body, restartSilenceTimer);
      return {};
    } catch {
      // Connection lost or aborted locally; both end this attempt.
      return {};
    } finally {
      clearTimeout(silenceTimer);
      control.abort();
      stream = undefined;
    }
  }

  /** Returns a valid token. After expiry it waits until the user decides about the session (A11). */
  async function waitForToken(refused: string | undefined): Promise<string | undefined> {
    while (!closed.signal.aborted) {
      const msLeft = session.msLeft();
      if (msLeft === undefined) return undefined;
      if (msLeft > 0 && msLeft < refreshAheadMs) await session.refresh().catch(() => undefined);
      const token = session.accessToken();
      if (token !== refused && (session.msLeft() ?? 0) > 0) return token;
      setState('waiting');
      await sleep(tokenPollMs);
    }
    return undefined;
  }

  async function run(): Promise<void> {
    let failures = 0;
    let refused: string | undefined;
    while (!closed.signal.aborted) {
      if (presence.isInactive()) {
        setState('offline');
        await sleep(tokenPollMs);
        continue;
      }
      const token = await waitForToken(refused);
      if (token === undefined || closed.signal.aborted) break;
      setState('connecting');
      const startedAt = now();
      const { retryAfterMs = 0, isRefused } = await connect(token);
      if (closed.signal.aborted) break;
      refused = isRefused ? token : undefined;
      failures = now() - startedAt > healthyMs ? 0 : failures + 1;
      setState('waiting');
      const wait = Math.min(maxWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1));
      await sleep(Math.max(retryAfterMs, wait * (0.5 + random() / 2)));
    }
    setState('ended');
  }

  const stopWatching = presence.watch(() => (presence.isInactive() ? stream?.abort() : wake()));
  void run().finally(stopWatching);
  return {
    close() {
      closed.abort();
      wake();
    },
  };
}
