import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveEvent, type LiveOptions, type LiveState, openLiveStream } from './live.ts';

type Visit = { readonly headers: IncomingHttpHeaders; readonly reply: ServerResponse };

let server: Server;
let baseUrl: string;
let visits: Visit[];
/** The server's response to a page; opens a stream by default. */
let welcome: (visit: Visit) => void;
const closing: (() => void)[] = [];

const open = ({ reply }: Visit) => {
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.write('id: 10\nevent: begin\ndata: {}\n\n');
};
const tell = (visit: Visit | undefined, id: number) =>
  visit!.reply.write(`id: ${id}\ndata: {"topic":"parcelStored","subjectId":${id + 1000}}\n\n`);

beforeEach(async () => {
  visits = [];
  welcome = open;
  server = createServer(({ headers }, reply) => {
    const visit = { headers, reply };
    visits.push(visit);
    welcome(visit);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  server.closeAllConnections();
  server.close();
});

function openPage(own: Partial<LiveOptions> = {}) {
  const events: LiveEvent[] = [];
  const states: LiveState[] = [];
  const token = { value: 'first' as string | undefined, msLeft: 1_800_000 };
  const refresh = vi.fn<() => Promise<void>>(async () => {
    token.value = 'second';
    token.msLeft = 1_800_000;
  });
  let isAway = false;
  let onChange = () => {};
  const onMissed = vi.fn<() => void>();
  const live = openLiveStream({
    session: {
      accessToken: () => token.value,
      msLeft: () => (token.value === undefined ? undefined : token.msLeft),
      refresh,
    },
    baseUrl,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    onMissed,
    presence: {
      isInactive: () => isAway,
      watch: (listener) => {
        onChange = listener;
        return () => (onChange = () => {});
      },
    },
    firstWaitMs: 10,
    ...own,
  });
  closing.push(live.close);
  const appear = (isThere: boolean) => {
    isAway = !isThere;
    onChange();
  };
  return { live, events, states, token, refresh, onMissed, appear, ids: () => events.map(({ id }) => id) };
}

test('events come as they are told, however the bytes are cut', async () => {
  const page = openPage();
  await expect.poll(() => visits.length).toBe(1);
  expect(visits[0]!.headers).toMatchObject({ authorization: 'Bearer first', accept: 'text/event-stream' });
  expect(visits[0]!.headers).not.toHaveProperty('last-event-id');
  for (const part of [':\n\nid: 1', '1\ndata: {"topic":"x","subj', 'ectId":5}\n', '\n']) {
    visits[0]!.reply.write(part);
    await new Promise(setImmediate);
  }
  await expect.poll(() => page.events).toEqual([{ id: 11, topic: 'x', subjectId: 5 }]);
  expect(page.states).toEqual(['connecting', 'open']);
});

test('after a break it comes back with the last it has seen, and tells nothing twice', async () => {
  const page = openPage();
  await expect.poll(() => visits.length).toBe(1);
  for (const id of [12, 11]) tell(visits[0], id);
  await expect.poll(page.ids).toEqual([12, 11]);
  visits[0]!.reply.destroy();
  await expect.poll(() => visits.length).toBe(2);
  expect(visits[1]!.headers['last-event-id']).toBe('12');
  for (const id of [11, 12, 13]) tell(visits[1], id);
  await expect.poll(page.ids).toEqual([12, 11, 13]);
});

test('a page that has seen nothing comes back with where it began', async () => {
  const page = openPage();
  await expect.poll(() => page.states).toContain('open');
  await expect.poll(() => visits.length).toBe(1);
  // Events arrive in order, so this one proves that `begin` has been read.
  visits[0]!.reply.write('event: missed\ndata: {}\n\n');
  await expect.poll(() => page.onMissed.mock.calls.length).toBe(1);
  visits[0]!.reply.end();
  await expect.poll(() => visits.length).toBe(2);
  expect(visits[1]!.headers['last-event-id']).toBe('10');
});

test('waits grow with every failure, with jitter, and end with a stream that lived', async () => {
  const waits: number[] = [];
  const timer = vi.spyOn(globalThis, 'setTimeout');
  welcome = ({ reply }) => reply.writeHead(503).end();
  openPage({ random: () => 1, firstWaitMs: 8 });
  await expect.poll(() => visits.length).toBeGreaterThanOrEqual(5);
  for (const [, ms] of timer.mock.calls) if ([8, 16, 32, 64].includes(ms!)) waits.push(ms!);
  expect(waits.slice(0, 4)).toEqual([8, 16, 32, 64]);
  timer.mockRestore();
});

test('waits as long as the server asks', async () => {
  welcome = ({ reply }) => reply.writeHead(429, { 'retry-after': '1' }).end();
  const began = performance.now();
  openPage();
  await expect.poll(() => visits.length, { timeout: 5000 }).toBe(2);
  expect(performance.now() - began).toBeGreaterThan(900);
});

test('a token about to run out is changed before it is used', async () => {
  const page = openPage();
  await expect.poll(() => visits.length).toBe(1);
  page.token.msLeft = 30_000;
  visits[0]!.reply.end();
  await expect.poll(() => visits.length).toBe(2);
  expect(page.refresh).toHaveBeenCalledTimes(1);
  expect(visits[1]!.headers.authorization).toBe('Bearer second');
});

test('a token that has run out is not renewed behind the person’s back: it waits for another', async () => {
  const page = openPage();
  await expect.poll(() => visits.length).toBe(1);
  page.token.msLeft = -1;
  visits[0]!.reply.end();
  await expect.poll(() => page.states.at(-1)).toBe('waiting');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.refresh).not.toHaveBeenCalled();
  page.token.value = 'third';
  page.token.msLeft = 1_800_000;
  page.appear(true);
  await expect.poll(() => visits.length).toBe(2);
  expect(visits[1]!.headers.authorization).toBe('Bearer third');
});

test('a token the server refuses is not shown to it again and again', async () => {
  welcome = ({ reply }) => reply.writeHead(401).end();
  const page = openPage();
  await expect.poll(() => page.states.at(-1)).toBe('waiting');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(visits).toHaveLength(1);
});

test('ends when nobody is signed in, and when it is closed', async () => {
  const page = openPage();
  await expect.poll(() => visits.length).toBe(1);
  page.token.value = undefined;
  visits[0]!.reply.end();
  await expect.poll(() => page.states.at(-1)).toBe('ended');
  const other = openPage();
  await expect.poll(() => visits.length).toBe(2);
  const left = new Promise((resolve) => visits[1]!.reply.once('close', resolve));
  other.live.close();
  await left;
  await expect.poll(() => other.states.at(-1)).toBe('ended');
  expect(visits).toHaveLength(2);
});

test('a page without network, or hidden for long, gives up its connection and takes it up again', async () => {
  const page = openPage();
  await expect.poll(() => page.states.at(-1)).toBe('open');
  const left = new Promise((resolve) => visits[0]!.reply.once('close', resolve));
  page.appear(false);
  await left;
  await expect.poll(() => page.states.at(-1)).toBe('offline');
  expect(visits).toHaveLength(1);
  page.appear(true);
  await expect.poll(() => page.states.at(-1)).toBe('open');
  expect(visits).toHaveLength(2);
});

test('who was away for longer than the server remembers is told to load anew', async () => {
  let nowMs = 0;
  const page = openPage({ now: () => nowMs });
  await expect.poll(() => visits.length).toBe(1);
  tell(visits[0], 11);
  await expect.poll(page.ids).toEqual([11]);
  nowMs += 10 * 60_000;
  visits[0]!.reply.end();
  await expect.poll(() => visits.length).toBe(2);
  tell(visits[1], 12);
  await expect.poll(page.ids).toEqual([11, 12]);
  expect(page.onMissed).not.toHaveBeenCalled();
  nowMs += 20 * 60_000;
  visits[1]!.reply.end();
  await expect.poll(() => page.onMissed.mock.calls.length).toBe(1);
});
