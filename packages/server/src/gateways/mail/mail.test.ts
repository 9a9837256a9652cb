import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type MailServer, startMailServer } from '@onehaul/testing/mail-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailMessage } from './mail.ts';
import { createMail } from './create-mail.ts';

const from = 'notices@onehaul.test';
const message: MailMessage = {
  messageId: '<notice-2-1-7@harbour.test>',
  to: 'amy@mail.test',
  fromName: '海港集運',
  subject: '【海港集運】SF1 已入庫',
  text: 'Parcel SF1 has been weighed.\n',
  html: '<p>Parcel SF1 has been weighed.</p>',
  stopUrl: 'https://harbour.test/member/notify',
};

let server: MailServer;
const others: Server[] = [];
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refusal = undefined;
  server.delayMs = 0;
});
afterAll(async () => {
  for (const other of others) other.close();
  await server.close();
});

const mailAt = (url = server.url) => createMail({ SMTP_URL: url, MAIL_FROM: from })!;
/** Headers of the last mail, unfolded. */
const headers = () =>
  server.mails
    .at(-1)!
    .raw.split('\r\n\r\n', 1)[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
const header = (name: string) =>
  headers().filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
const nameOf = (line: string) => line.split(':', 1)[0]!.toLowerCase();

test('a mail arrives with its two parts, its id, and how to stop it', async () => {
  await mailAt().send(message);
  expect(server.mails).toHaveLength(1);
  const [{ from: sender, to, raw }] = server.mails as [(typeof server.mails)[number]];
  expect([sender, to]).toEqual([from, ['amy@mail.test']]);
  expect(header('message-id')).toEqual(['Message-ID: <notice-2-1-7@harbour.test>']);
  expect(header('list-unsubscribe')).toEqual(['List-Unsubscribe: <https://harbour.test/member/notify>']);
  expect(header('auto-submitted')).toEqual(['Auto-Submitted: auto-generated']);
  expect(header('subject')[0]).toMatch(/^Subject: =\?UTF-8\?/);
  expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
});

const injections = [
  'Amy\r\nBcc: eve@mail.test',
  'Amy\nX-Evil: 1',
  'Amy\rTo: eve@mail.test',
  'Amy\u2028Bcc: eve@mail.test',
  'Amy" <eve@mail.test>, "x',
  'Amy\r\n\r\n<script>',
];
test.each(injections)('names and subjects cannot write headers: %j', async (evil) => {
  await mailAt().send({ ...message, fromName: evil, subject: evil });
  const [{ to }] = server.mails as [(typeof server.mails)[number]];
  expect(to).toEqual(['amy@mail.test']);
  expect(headers().map(nameOf).sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'list-unsubscribe',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
  expect(header('from')[0]).toContain(`<${from}>`);
  expect(header('to')).toEqual(['To: amy@mail.test']);
});

const addresses = [
  'amy@mail.test, eve@mail.test',
  'amy@mail.test\r\nRCPT TO:<eve@mail.test>',
  'Amy <amy@mail.test>',
  'amy',
  '',
  '"a b"@mail.test',
  'amy@mail.test>\r\nDATA',
];
test.each(addresses)('what is no plain address is written to by nobody: %j', async (to) => {
  await expect(mailAt().send({ ...message, to })).rejects.toMatchObject({ isFinal: true });
  expect(server.mails).toEqual([]);
});

test.each([
  ['recipient', 450, false],
  ['recipient', 550, true],
  ['message', 451, false],
  ['message', 554, true],
] as const)('a refusal of the %s with %i is final: %s', async (at, code, isFinal) => {
  server.refusal = { at, code };
  const failure = await mailAt()
    .send(message)
    .catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'MailNotAccepted', isFinal });
  expect(String(failure)).toContain(String(code));
  expect(String(failure)).not.toContain('amy@');
});

/** A TCP server that is not a mail server. */
async function listen(greet: (write: (text: string) => void, end: () => void) => void): Promise<string> {
  const other = createServer((socket) => {
    socket.on('error', () => undefined);
    greet(
      (text) => void socket.write(text),
      () => void socket.destroy(),
    );
  });
  others.push(other);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

test('a server that hangs up, greets in another tongue or turns everybody away is tried again later', async () => {
  const urls = [
    await listen((_, end) => end()),
    await listen((write) => write('HTTP/1.1 400 Bad Request\r\n\r\n')),
    await listen((write) => write('554 no\r\n')),
    'smtp://127.0.0.1:1',
  ];
  for (const url of urls) {
    await expect(mailAt(url).send(message)).rejects.toMatchObject({
      name: 'MailNotAccepted',
      isFinal: false,
    });
  }
});

test('a server that asks for encryption it does not have is tried again later', async () => {
  const failed = mailAt(`${server.url}?requireTLS=true`).send(message);
  await expect(failed).rejects.toMatchObject({ name: 'MailNotAccepted', isFinal: false });
  expect(server.mails).toEqual([]);
});

test('a slow server is given five seconds in all', async () => {
  const silent = await listen(() => undefined);
  // Keeps sending continuation lines and never completes a response.
  const endless = await listen((write) => {
    write('220 here\r\n');
    const timer = setInterval(() => write('250-wait\r\n'), 300);
    timer.unref();
  });
  server.delayMs = 9000;
  const began = performance.now();
  const sent = [silent, endless, server.url].map((url) => mailAt(url).send(message));
  const failures = await Promise.allSettled(sent);
  expect(performance.now() - began).toBeLessThan(8500);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
}, 15_000);

test('without settings nobody writes, and half of them is a mistake', () => {
  expect(createMail({})).toBeUndefined();
  expect(() => createMail({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow('MAIL_FROM');
  expect(() => createMail({ MAIL_FROM: from })).toThrow('SMTP_URL');
  expect(() => createMail({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'Us <a@b.test>' })).toThrow('plain');
});
