import { createParser } from 'eventsource-parser';
import { browserPresence, type PagePresence } from './page-presence.ts';
import type { Session } from './session.ts';

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
  readonly session: Pick<Session, 'accessToken' | 'msLeft' | 'refresh'>;
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
const soonMs = 60_000;
const longestWaitMs = 30_000;
/** The server sends a heartbeat every 20 seconds; a connection silent for longer is dead. */
const silenceMs = 45_000;
/** A stream that lasted this long resets the failure count. */
const healthyMs = 5_000;
/** Just below the server's replay window: it resends events missed within 15 minutes. */
const toldAgainMs = 14 * 60_000;
const lookForTokenMs = 5_000;
const rememberedIds = 1000;

type Ending = { readonly retryAfterMs?: number; readonly isRefused?: boolean };

/** Subscribes to the member's events (SSE) until closed or signed out. */
export function openLive(options: LiveOptions): { close(): void } {
  const { session, baseUrl, onEvent, onState, onMissed } = options;
  const { fetch: ask = globalThis.fetch.bind(globalThis), now = Date.now, random = Math.random } = options;
  const { firstWaitMs = 1000, presence = browserPresence() } = options;
  const closed = new AbortController();
  const seen = new Set<number>();
  let lastId: number | undefined;
  let heardAt: number | undefined;
  let current: LiveState | undefined;
  let stream: AbortController | undefined;
  let wake = () => {};

  function show(state: LiveState): void {
    if (state !== current) onState?.((current = state));
  }

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function hear(message: { id?: string; event?: string; data: string }): void {
    const id = Number(message.id);
    if (message.event === 'missed') return onMissed?.();
    if (message.event === 'begin') return void (lastId ??= id);
    if (message.event !== undefined || seen.has(id)) return;
    seen.add(id);
    if (seen.size > rememberedIds) seen.delete(seen.values().next().value!);
    lastId = Math.max(id, lastId ?? 0);
    onEvent({ id, ...(JSON.parse(message.data) as Omit<LiveEvent, 'id'>) });
  }

  async function read(body: ReadableStream<Uint8Array>, hush: () => void): Promise<void> {
    const parser = createParser({ onEvent: hear });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done || closed.signal.aborted) return;
      hush();
      heardAt = now();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  /** Runs one connection from start to end. */
  async function connect(token: string): Promise<Ending> {
    const control = new AbortController();
    stream = control;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hush = () => {
      clearTimeout(silence);
      silence = setTimeout(() => control.abort(), silenceMs);
    };
    hush();
    try {
      const response = await ask(`${baseUrl}/live`, {
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
      if (heardAt !== undefined && now() - heardAt > toldAgainMs) onMissed?.();
      show('open');
      await read(response.body, hush);
      return {};
    } catch {
      // Connection lost or aborted locally; both end this attempt.
      return {};
    } finally {
      clearTimeout(silence);
      control.abort();
      stream = undefined;
    }
  }

  /** Returns a valid token. After expiry it waits until the user decides about the session (A11). */
  async function usableToken(refused: string | undefined): Promise<string | undefined> {
    while (!closed.signal.aborted) {
      const left = session.msLeft();
      if (left === undefined) return undefined;
      if (left > 0 && left < soonMs) await session.refresh().catch(() => undefined);
      const token = session.accessToken();
      if (token !== refused && (session.msLeft() ?? 0) > 0) return token;
      show('waiting');
      await rest(lookForTokenMs);
    }
    return undefined;
  }

  async function run(): Promise<void> {
    let failures = 0;
    let refused: string | undefined;
    while (!closed.signal.aborted) {
      if (presence.isAway()) {
        show('offline');
        await rest(lookForTokenMs);
        continue;
      }
      const token = await usableToken(refused);
      if (token === undefined || closed.signal.aborted) break;
      show('connecting');
      const began = now();
      const { retryAfterMs = 0, isRefused } = await connect(token);
      if (closed.signal.aborted) break;
      refused = isRefused ? token : undefined;
      failures = now() - began > healthyMs ? 0 : failures + 1;
      show('waiting');
      const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1));
      await rest(Math.max(retryAfterMs, wait * (0.5 + random() / 2)));
    }
    show('ended');
  }

  const stopWatching = presence.watch(() => (presence.isAway() ? stream?.abort() : wake()));
  void run().finally(stopWatching);
  return {
    close() {
      closed.abort();
      wake();
    },
  };
}
