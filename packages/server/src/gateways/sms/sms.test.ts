import { createServer, type Server } from 'node:net';
import { startSmsSimulator, simulatorSecrets, type SmsSimulator } from '@onehaul/testing/sms-simulator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSms } from './create-sms.ts';
import type { SmsMessage } from './sms.ts';

let simulator: SmsSimulator;
const servers: Server[] = [];
beforeAll(async () => {
  simulator = await startSmsSimulator();
});
afterAll(async () => {
  await simulator.close();
  servers.forEach((server) => server.close());
});

const { aliyun, twilio } = simulatorSecrets;
const message: SmsMessage = {
  dialCode: '+86',
  digits: '13800138000',
  kind: 'code',
  values: { code: '042917' },
  language: 'zhHans',
  shopName: '海港集運',
};
const last = () => simulator.messages().at(-1);

/** Opens each provider with a URL and a secret. */
const providers = {
  aliyun: (url: string, secret = aliyun.secret) =>
    createSms({
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_ACCESS_KEY: aliyun.accessKey,
      ALIYUN_SMS_SECRET: secret,
      ALIYUN_SMS_ENDPOINT: new URL(url).host,
      ALIYUN_SMS_PROTOCOL: 'http',
      ALIYUN_SMS_SIGN_NAME: 'Onehaul 集運 (a+b)',
      ALIYUN_SMS_TEMPLATES: JSON.stringify({
        code: { zhHans: 'SMS_100', en: 'SMS_200' },
        passwordChanged: { zhHanT: 'SMS_300' },
        notice: { zhHans: 'SMS_400' },
      }),
    }),
  twilio: (url: string, token = twilio.token) =>
    createSms({
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT: twilio.account,
      TWILIO_TOKEN: token,
      TWILIO_FROM: '+15005550006',
      TWILIO_URL: url,
    }),
};

describe.each(Object.entries(providers))('%s', (name, open) => {
  test('a text is taken, to the number as the provider writes it', async () => {
    const before = simulator.messages().length;
    await open(simulator.url).send(message);
    expect(simulator.messages()).toHaveLength(before + 1);
    expect(last()).toMatchObject({ provider: name, to: expect.stringMatching(/^(\+86)?13800138000$/) });
    await open(simulator.url).send({ ...message, dialCode: '+852', digits: '61234567' });
    expect(last()!.to).toMatch(/^\+?85261234567$/);
    expect(JSON.stringify(last())).toContain('042917');
  });

  test('a wrong secret is refused by the provider, and told without number, code or secret', async () => {
    const before = simulator.messages().length;
    const error = await open(simulator.url, 'another secret')
      .send(message)
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'SmsNotAccepted', message: expect.stringContaining(name) });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
      /138001|042917|secret|token/i,
    );
    expect(simulator.messages()).toHaveLength(before);
  });

  test('a number that is none is refused', async () => {
    await expect(open(simulator.url).send({ ...message, digits: '1' })).rejects.toThrow('did not take');
  });

  test('a provider that takes its time is waited for', async () => {
    const slow = await startSmsSimulator({ delayMs: 1200 });
    try {
      await open(slow.url).send(message);
      expect(slow.messages()).toHaveLength(1);
    } finally {
      await slow.close();
    }
  });
});

test('a provider that is down or says nothing is given up, and told without number or code', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  servers.push(silent);
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const errors = await Promise.all(
    ['http://127.0.0.1:1', `http://127.0.0.1:${port}`].flatMap((url) =>
      Object.values(providers).map((open) =>
        open(url)
          .send(message)
          .catch((thrown: Error) => thrown),
      ),
    ),
  );
  for (const error of errors) {
    expect(error).toMatchObject({ name: 'SmsNotAccepted' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/138001|042917/);
  }
});

test('Aliyun gets the approved text of the language, else another one', async () => {
  const sms = providers.aliyun(simulator.url);
  await sms.send(message);
  expect(last()).toMatchObject({ from: 'Onehaul 集運 (a+b)', text: 'SMS_100', values: { code: '042917' } });
  await sms.send({ ...message, language: 'vi' });
  expect(last()).toMatchObject({ text: 'SMS_200' });
  await sms.send({ ...message, kind: 'passwordChanged', values: {} });
  expect(last()).toMatchObject({ text: 'SMS_300', values: {} });
  await expect(sms.send({ ...message, kind: 'cancellation' })).rejects.toThrow('no-template:cancellation');
});

test('a notice in the shop’s own words fills the approved text, or is the whole text', async () => {
  const own = { ...message, kind: 'ownNotice', values: { title: 'Harbour: {{code}} $& <b>' } } as const;
  await providers.aliyun(simulator.url).send(own);
  expect(last()).toMatchObject({ text: 'SMS_400', values: own.values });
  await providers.twilio(simulator.url).send(own);
  expect(last()).toMatchObject({ text: own.values.title });
});

test.each([
  ['zhHans', '【海港集運】您的验证码是 042917，'],
  ['zhHanT', '【海港集運】您的驗證碼是 042917，'],
  ['en', '海港集運: your verification code is 042917,'],
  ['vi', '海港集運: mã xác minh của bạn là 042917,'],
] as const)('Twilio gets the text itself, in %s', async (language, text) => {
  await providers.twilio(simulator.url).send({ ...message, language });
  expect(last()!.text.slice(0, text.length)).toBe(text);
});

test('journeys read what was taken', async () => {
  await providers.twilio(simulator.url).send(message);
  const shown = await (await fetch(`${simulator.url}/messages`)).json();
  expect(shown).toEqual(simulator.messages());
});

test('the console shows the code to a developer', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await createSms({ SMS_PROVIDER: 'console' }).send(message);
    expect(log.mock.calls).toEqual([['SMS to +86 13800138000: code 042917']]);
  } finally {
    log.mockRestore();
  }
});

test('without a provider nothing is sent, and a half-configured one does not open', async () => {
  await expect(createSms({}).send(message)).rejects.toThrow('smsClosed');
  expect(() => createSms({ SMS_PROVIDER: 'twilio' })).toThrow('TWILIO_ACCOUNT is not set');
  expect(() => createSms({ SMS_PROVIDER: 'aliyun' })).toThrow('ALIYUN_SMS_ACCESS_KEY is not set');
});
