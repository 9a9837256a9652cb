import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  startTrackingSimulator,
  signedPush,
  trackingAccounts,
  type TrackingSimulator,
} from '@onehaul/testing/tracking-simulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTracking } from './create-tracking.ts';
import { PushNotSigned, trackingProviderNames, TrackingNotAccepted } from './tracking-provider.ts';

let simulator: TrackingSimulator;
beforeEach(async () => {
  simulator = await startTrackingSimulator();
});
afterEach(() => simulator.close());

const watched = { carrierCode: 'yuantong', number: 'YT123', phoneTail: '8000' };
const at = new Date('2026-11-14T02:30:00Z');
const callback = 'https://harbour.test/api/tracking/push/kuaidi100';
const events = {
  kuaidi100: [{ at, state: '12', words: '已清关', place: '台北' }],
  track17: [{ at, state: 'InTransit_CustomsReleased', words: '已清关', place: '台北' }],
};

describe.each(trackingProviderNames)('%s', (name) => {
  const account = JSON.stringify(trackingAccounts[name]);
  const open = () => createTracking(simulator.urls)[name];

  test('a number is subscribed, once or twice, and asked for', async () => {
    const provider = open();
    await provider.subscribe(account, watched, callback);
    await provider.subscribe(account, watched, callback);
    expect(simulator.subscriptions()).toHaveLength(1);
    expect((await provider.query(account, watched))?.events ?? []).toEqual([]);
    simulator.tell('YT123', events[name]);
    const report = await provider.query(account, watched);
    expect(report?.events).toMatchObject([
      { phase: 'cleared', source: 'customs', words: '已清关', place: '台北', happenedAt: at },
    ]);
  });

  test('an account that is not ours is told so', async () => {
    const other = JSON.stringify({ customer: 'X', key: 'X', salt: 'X'.repeat(32), token: 'X'.repeat(32) });
    await expect(open().subscribe(other, watched, callback)).rejects.toThrow(TrackingNotAccepted);
    await expect(open().query(other, watched)).rejects.toThrow(TrackingNotAccepted);
  });

  test('what they push is read if they signed it, and what they ask and what they push are the same event', async () => {
    const provider = open();
    const push = signedPush(name, 'YT123', events[name]);
    const pushed = provider.readPush(account, { headers: push.headers, raw: Buffer.from(push.payload) });
    await provider.subscribe(account, watched, callback);
    simulator.tell('YT123', events[name]);
    expect((await provider.query(account, watched))?.events).toEqual(pushed?.events);
  });

  test('a push that somebody else signed, or changed, or did not sign is refused', () => {
    const provider = open();
    const read = (payload: string, headers: Record<string, string>) =>
      provider.readPush(account, { headers, raw: Buffer.from(payload) });
    const forged = signedPush(name, 'YT123', events[name], 'another secret');
    expect(() => read(forged.payload, forged.headers)).toThrow(PushNotSigned);
    const signed = signedPush(name, 'YT123', events[name]);
    expect(() => read(signed.payload.replace('YT123', 'YT124'), signed.headers)).toThrow(PushNotSigned);
    expect(() => read(signed.payload.replace(/sign=\w+&/, ''), { 'content-type': 'x' })).toThrow(
      PushNotSigned,
    );
  });

  test('a provider that fails is asked again later, and left alone after five times', async () => {
    const provider = open();
    simulator.fail(100);
    for (let turn = 0; turn < 7; turn += 1)
      await expect(provider.query(account, watched)).rejects.toMatchObject({ isFinal: false });
    expect(simulator.requests()).toBe(5);
  });
});

test('a provider that does not answer is waited for five seconds', { timeout: 15_000 }, async () => {
  simulator.delay(60_000);
  const began = performance.now();
  const asked = createTracking(simulator.urls).track17.query(
    JSON.stringify(trackingAccounts.track17),
    watched,
  );
  await expect(asked).rejects.toThrow(TrackingNotAccepted);
  expect(performance.now() - began).toBeLessThan(8000);
});

test('a host nobody listens at fails at once', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  const { kuaidi100 } = createTracking({ KUAIDI100_URL: `http://127.0.0.1:${port}` });
  await expect(kuaidi100.query(JSON.stringify(trackingAccounts.kuaidi100), watched)).rejects.toThrow(
    TrackingNotAccepted,
  );
});
