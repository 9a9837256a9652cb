import { createECDH } from 'node:crypto';
import { startPushSimulator, type PushSimulator } from '@onehaul/testing/push-simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areBrowserKeysValid, encryptPush } from './encrypt-push.ts';
import { createPush } from './create-push.ts';

let simulator: PushSimulator;
beforeAll(async () => {
  simulator = await startPushSimulator();
});
afterAll(() => simulator.close());

function aPair() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    PUSH_PUBLIC_KEY: ecdh.getPublicKey().toString('base64url'),
    PUSH_PRIVATE_KEY: ecdh.getPrivateKey().toString('base64url'),
  };
}
const env = { ...aPair(), PUSH_SUBJECT: 'mailto:operator@onehaul.test' };
const open = () => createPush({ ...env, PUSH_ORIGINS: [simulator.url] })!;
const message = { topic: 'notice-7', title: '订单 1 已送达', text: 'Đã giao', path: '/member/order?order=1' };

test('a message is written as RFC 8291 writes its example', () => {
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a browser reads what was sent to it, from whom it knows', async () => {
  const device = await simulator.subscribe();
  expect(await open().send(device, message)).toBe('taken');
  expect(simulator.told().at(-1)).toMatchObject({
    device: device.id,
    topic: 'notice-7',
    subject: 'mailto:operator@onehaul.test',
    data: { tag: 'notice-7', title: message.title, text: message.text, path: message.path },
  });
});

test('a long text is shortened to what a record holds', async () => {
  const device = await simulator.subscribe();
  expect(await open().send(device, { ...message, text: '长'.repeat(5000) })).toBe('taken');
  expect(simulator.told().at(-1)!.data['text']).toMatch(/^长{599}…$/);
});

test('another browser’s keys read nothing', async () => {
  const [device, other] = [await simulator.subscribe(), await simulator.subscribe()];
  expect(await open().send({ ...device, auth: other.auth }, message)).toBe('refused');
  expect(await open().send({ ...device, p256dh: other.p256dh }, message)).toBe('refused');
});

test('what a service says decides: gone for good, later, or not at all', async () => {
  const device = await simulator.subscribe();
  for (const [status, outcome] of [
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [413, 'refused'],
  ] as const) {
    simulator.answer(device.id, status);
    expect(await open().send(device, message)).toBe(outcome);
  }
  for (const status of [429, 500, 503]) {
    simulator.answer(device.id, status);
    await expect(open().send(device, message)).rejects.toThrow(`message: ${status}`);
  }
  const down = createPush({ ...env, PUSH_ORIGINS: ['http://127.0.0.1:1'] })!;
  await expect(down.send({ ...device, endpoint: 'http://127.0.0.1:1/x' }, message)).rejects.toMatchObject({
    name: 'PushNotAccepted',
  });
});

test('a redirect is not followed', async () => {
  const [device, target] = [await simulator.subscribe(), await simulator.subscribe()];
  simulator.answer(device.id, 307, { location: target.endpoint });
  const before = [simulator.calls(), simulator.told().length];
  expect(await open().send(device, message)).toBe('refused');
  expect([simulator.calls(), simulator.told().length]).toEqual([before[0]! + 1, before[1]]);
});

test('an address that is no longer served is not called, though it was taken once', async () => {
  const device = await simulator.subscribe();
  const before = simulator.calls();
  expect(await createPush(env)!.send(device, message)).toBe('refused');
  expect(simulator.calls()).toBe(before);
});

describe('only push services are called', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s', (endpoint) => expect(createPush(env)!.isServed(endpoint)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evil.test/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/x',
    'https://user:secret@web.push.apple.com/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.services.mozilla.com.evil.test/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/latest',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://web.push.apple.com./x',
    'file:///etc/passwd',
    'gopher://fcm.googleapis.com/',
    'not an address',
    '',
  ])('not %s', (endpoint) => expect(createPush(env)!.isServed(endpoint)).toBe(false));

  test('and origins the installation names itself, to the port', () => {
    const served = createPush({ ...env, PUSH_ORIGINS: ['http://127.0.0.1:99'] })!.isServed;
    expect(served('http://127.0.0.1:99/x')).toBe(true);
    expect(served('http://127.0.0.1:98/x')).toBe(false);
    expect(served('http://127.0.0.1:99@evil.test/x')).toBe(false);
  });
});

test('keys that are none are known as such', async () => {
  const { p256dh, auth } = await simulator.subscribe();
  expect(areBrowserKeysValid(p256dh, auth)).toBe(true);
  expect(areBrowserKeysValid(p256dh, 'c2hvcnQ')).toBe(false);
  expect(areBrowserKeysValid(Buffer.alloc(65, 4).toString('base64url'), auth)).toBe(false);
  expect(areBrowserKeysValid('', auth)).toBe(false);
});

test('without keys nothing is offered; half of them, or two that are no pair, do not open', () => {
  expect(createPush({})).toBeUndefined();
  expect(() => createPush({ PUSH_SUBJECT: 'mailto:a@b.test' })).toThrow('are set together');
  expect(() => createPush({ ...env, PUSH_SUBJECT: 'someone' })).toThrow('are set together');
  expect(() => createPush({ ...env, PUSH_PUBLIC_KEY: aPair().PUSH_PUBLIC_KEY })).toThrow('no pair');
});
