import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Provider = 'kuaidi100' | 'track17';
/** An event in a provider's own states and words. */
export type SimulatedEvent = {
  readonly at: Date;
  readonly state: string;
  readonly words: string;
  readonly place?: string;
};
export type SignedPush = { readonly headers: Record<string, string>; readonly payload: string };
type Answer = { readonly status: number; readonly body: unknown };

export const trackingAccounts = {
  kuaidi100: {
    customer: 'SIMULATED',
    key: 'the key of a simulated account',
    salt: 'salt of a simulated account!',
  },
  track17: { token: 'THE0TOKEN0OF0A0SIMULATED0ACCOUNT' },
} as const;

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Kuaidi100's timestamps are China's local time; 17TRACK's are ISO instants. */
const chinaTime = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

function kuaidi100Result(number: string, events: readonly SimulatedEvent[]) {
  const newest = [...events].sort((a, b) => b.at.getTime() - a.at.getTime());
  const isDelivered = newest.some(({ state }) => state.startsWith('3'));
  return {
    message: 'ok',
    nu: number,
    ischeck: isDelivered ? '1' : '0',
    com: 'simulated',
    status: '200',
    state: isDelivered ? '3' : '0',
    data: newest.map(({ at, state, words, place = '' }) => ({
      time: chinaTime(at),
      ftime: chinaTime(at),
      context: words,
      areaName: place,
      statusCode: state,
    })),
  };
}

function track17Number(number: string, events: readonly SimulatedEvent[]) {
  const newest = [...events].sort((a, b) => b.at.getTime() - a.at.getTime());
  const [latest] = newest;
  const told = newest.map(({ at, state, words, place = '' }) => ({
    time_iso: at.toISOString(),
    time_utc: at.toISOString(),
    description: words,
    location: place,
    stage: state.split('_')[0],
    sub_status: state,
  }));
  return {
    number,
    carrier: 190271,
    track_info: {
      latest_status: { status: latest?.state.split('_')[0] ?? 'NotFound', sub_status: latest?.state ?? '' },
      tracking: { providers: [{ provider: { name: 'Simulated' }, events: told }] },
    },
  };
}

/** A provider's signed webhook; pass a wrong `secret` to forge one. */
export function signedPush(
  provider: Provider,
  number: string,
  events: readonly SimulatedEvent[],
  secret: string = provider === 'kuaidi100'
    ? trackingAccounts.kuaidi100.salt
    : trackingAccounts.track17.token,
): SignedPush {
  if (provider === 'kuaidi100') {
    const lastResult = kuaidi100Result(number, events);
    const status = lastResult.state === '3' ? 'shutdown' : 'polling';
    const param = JSON.stringify({ status, billstatus: 'got', message: '', lastResult });
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload: new URLSearchParams({ sign: md5(`${param}${secret}`), param }).toString(),
    };
  }
  const payload = JSON.stringify({ event: 'TRACKING_UPDATED', data: track17Number(number, events) });
  return {
    headers: { 'content-type': 'application/json', sign: sha256(`${payload}/${secret}`) },
    payload,
  };
}

export type TrackingSimulator = {
  /** Base URLs by environment variable. */
  readonly urls: { readonly KUAIDI100_URL: string; readonly TRACK17_URL: string };
  /** Sets the events of a number. */
  tell(number: string, events: readonly SimulatedEvent[]): void;
  /** Makes the next `count` requests fail; `delay` delays all. */
  fail(count: number): void;
  delay(ms: number): void;
  /** Subscribed numbers, with their webhook URLs. */
  subscriptions(): readonly {
    readonly provider: Provider;
    readonly number: string;
    readonly callbackUrl: string;
  }[];
  requests(): number;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Both tracking providers over HTTP, verifying real signatures. */
export async function startTrackingSimulator(): Promise<TrackingSimulator> {
  const known = new Map<string, readonly SimulatedEvent[]>();
  const subscribed: { provider: Provider; number: string; callbackUrl: string }[] = [];
  let requests = 0;
  let failures = 0;
  let delayMs = 0;

  function answerAsKuaidi100(path: string, body: string): Answer {
    const { key, customer } = trackingAccounts.kuaidi100;
    const form = new URLSearchParams(body);
    const param = form.get('param') ?? '';
    const refuse = (returnCode: string): Answer => ({
      status: 200,
      body: { result: false, returnCode, message: '' },
    });
    const given = JSON.parse(param || '{}') as Record<string, never>;
    if (path === '/poll') {
      if (form.get('schema') !== 'json' || given['key'] !== key) return refuse('600');
      const { callbackurl: callbackUrl, salt } = (given['parameters'] ?? {}) as Record<string, string>;
      if (!callbackUrl || salt !== trackingAccounts.kuaidi100.salt) return refuse('700');
      const number = String(given['number']);
      if (subscribed.some((one) => one.number === number)) return refuse('501');
      subscribed.push({ provider: 'kuaidi100', number, callbackUrl });
      return { status: 200, body: { result: true, returnCode: '200', message: '' } };
    }
    if (form.get('customer') !== customer || form.get('sign') !== md5(`${param}${key}${customer}`))
      return refuse('503');
    const number = String(given['num']);
    const events = known.get(number);
    return events ? { status: 200, body: kuaidi100Result(number, events) } : refuse('500');
  }

  function answerAsTrack17(path: string, body: string, token: unknown): Answer {
    if (token !== trackingAccounts.track17.token) return { status: 401, body: { code: -18010002 } };
    const [{ number }] = JSON.parse(body) as [{ number: string }];
    const reject = (code: number): Answer => ({
      status: 200,
      body: { code: 0, data: { accepted: [], rejected: [{ number, error: { code, message: '' } }] } },
    });
    const accept = (row: object): Answer => ({
      status: 200,
      body: { code: 0, data: { accepted: [row], rejected: [] } },
    });
    const isSubscribed = subscribed.some((one) => one.number === number);
    if (path.endsWith('/register')) {
      if (isSubscribed) return reject(-18019901);
      subscribed.push({ provider: 'track17', number, callbackUrl: '' });
      return accept({ number, origin: 1 });
    }
    return isSubscribed ? accept(track17Number(number, known.get(number) ?? [])) : reject(-18019902);
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    requests += 1;
    const body = await bodyOf(request);
    if (delayMs > 0) await wait(delayMs);
    if (failures > 0) {
      failures -= 1;
      return { status: 502, body: {} };
    }
    const path = request.url ?? '/';
    if (path === '/poll' || path === '/poll/query.do') return answerAsKuaidi100(path, body);
    if (path.startsWith('/track/v2.2/')) return answerAsTrack17(path, body, request.headers['17token']);
    return { status: 404, body: {} };
  }

  const server = createServer((request, reply) => {
    void answerTo(request).then(({ status, body }) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urls: { KUAIDI100_URL: url, TRACK17_URL: `${url}/track/v2.2` },
    tell: (number, events) => void known.set(number, events),
    fail: (count) => void (failures = count),
    delay: (ms) => void (delayMs = ms),
    subscriptions: () => subscribed,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
