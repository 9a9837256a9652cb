import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** An SMS as accepted by a provider. */
type ReceivedSms = {
  readonly provider: 'aliyun' | 'twilio';
  readonly to: string;
  readonly from: string;
  /** The text, or the template's name with its values. */
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
};

export type SmsSimulator = {
  readonly url: string;
  messages(): readonly ReceivedSms[];
  close(): Promise<void>;
};

type Secrets = {
  readonly aliyun: { readonly accessKey: string; readonly secret: string };
  readonly twilio: { readonly account: string; readonly token: string };
};
type Answer = { readonly status: number; readonly body: unknown };

export const simulatorSecrets: Secrets = {
  aliyun: { accessKey: 'LTAI-simulated', secret: 'the secret of a simulated account' },
  twilio: { account: `AC${'0'.repeat(32)}`, token: 'the token of a simulated account' },
};

/** Both SMS providers over HTTP, verifying real signatures; `GET /messages` lists the accepted messages. */
export async function startSmsSimulator({
  secrets = simulatorSecrets,
  delayMs = 0,
} = {}): Promise<SmsSimulator> {
  const taken: ReceivedSms[] = [];
  const server = createServer((request, reply) => {
    void answerTo(request).then(async ({ status, body }) => {
      if (delayMs > 0) await wait(delayMs);
      reply.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body));
    });
  });

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const body = await bodyOf(request);
    if (request.method === 'GET' && url.pathname === '/messages') return { status: 200, body: taken };
    if (request.method !== 'POST') return { status: 405, body: {} };
    if (url.pathname.startsWith('/2010-04-01/'))
      return answerAsTwilio(request, url, body, secrets.twilio, taken);
    return answerAsAliyun(request, url, body, secrets.aliyun, taken);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: () => taken,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const isSame = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** RFC 3986 encoding: encodeURIComponent leaves five characters unescaped. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** ACS3-HMAC-SHA256: method, path, sorted query, signed headers and body hash, under the account's secret. */
function isSignedByAliyun(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKey, secret }: Secrets['aliyun'],
): boolean {
  const pattern =
    /^ACS3-HMAC-SHA256 Credential=(?<key>[^,]+),SignedHeaders=(?<names>[^,]+),Signature=(?<mark>\w+)$/;
  const { key, names, mark } = pattern.exec(headers.authorization ?? '')?.groups ?? {};
  if (!key || !names || !mark || key !== accessKey) return false;
  const signed = names.split(';');
  const mustBeSigned = [
    'host',
    'x-acs-action',
    'x-acs-content-sha256',
    'x-acs-date',
    'x-acs-signature-nonce',
  ];
  if (mustBeSigned.some((name) => !signed.includes(name))) return false;
  if (headers['x-acs-content-sha256'] !== sha256(body)) return false;
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = [
    method,
    url.pathname,
    query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
    signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join(''),
    names,
    sha256(body),
  ].join('\n');
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return isSame(mark, expected);
}

const maxSkewMs = 15 * 60_000;

function answerAsAliyun(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  secret: Secrets['aliyun'],
  taken: ReceivedSms[],
): Answer {
  const refuse = (status: number, code: string): Answer => ({
    status,
    body: { RequestId: 'simulated', Code: code, Message: code, HostId: 'simulated' },
  });
  if (!isSignedByAliyun(request, url, body, secret)) return refuse(400, 'SignatureDoesNotMatch');
  const skewMs = Math.abs(Date.now() - Date.parse(String(request.headers['x-acs-date'])));
  if (!(skewMs < maxSkewMs)) return refuse(400, 'InvalidTimeStamp.Expired');
  if (request.headers['x-acs-action'] !== 'SendSms') return refuse(404, 'InvalidAction.NotFound');
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const [to, from, text] = [given('PhoneNumbers'), given('SignName'), given('TemplateCode')];
  // Aliyun reports errors of the message itself with status 200.
  if (!/^\d{7,15}$/.test(to)) return refuse(200, 'isv.MOBILE_NUMBER_ILLEGAL');
  if (!from || !text) return refuse(200, 'isv.SMS_TEMPLATE_ILLEGAL');
  const values = JSON.parse(given('TemplateParam') || '{}') as Record<string, string>;
  taken.push({ provider: 'aliyun', to, from, text, values });
  return {
    status: 200,
    body: { RequestId: 'simulated', Code: 'OK', Message: 'OK', BizId: String(taken.length) },
  };
}

function answerAsTwilio(
  { headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  { account, token }: Secrets['twilio'],
  taken: ReceivedSms[],
): Answer {
  const refuse = (status: number, code: number): Answer => ({
    status,
    body: { code, message: 'refused', more_info: '', status },
  });
  const expected = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  if (!isSame(headers.authorization ?? '', expected)) return refuse(401, 20003);
  if (url.pathname !== `/2010-04-01/Accounts/${account}/Messages.json`) return refuse(404, 20404);
  const form = new URLSearchParams(body.toString('utf8'));
  const [to, text] = [form.get('To') ?? '', form.get('Body') ?? ''];
  const from = form.get('MessagingServiceSid') ?? form.get('From') ?? '';
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return refuse(400, 21211);
  if (!from) return refuse(400, 21603);
  if (!text) return refuse(400, 21602);
  taken.push({ provider: 'twilio', to, from, text, values: {} });
  return {
    status: 201,
    body: { sid: `SM${String(taken.length).padStart(32, '0')}`, status: 'queued', to, body: text },
  };
}

// `node packages/testing/src/sms-simulator.ts` runs it standalone, for journeys against built servers.
if (import.meta.main) {
  const simulator = await startSmsSimulator();
  console.log(simulator.url);
}
