import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { readSettings } from '@onehaul/settings/read-settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from './server.ts';
import { consoleSettings } from './settings.ts';

const logged: string[] = [];
let app: Awaited<ReturnType<typeof buildServer>>;

async function open(environment: NodeJS.ProcessEnv = {}) {
  await app?.close();
  app = await buildServer({
    settings: consoleSettings(readSettings('console', environment)),
    page: async (url, nonce) => `<p>${url.split('?', 1)[0]}</p><script nonce="${nonce}"></script>`,
    isLeaving: () => false,
    logStream: { write: (line) => void logged.push(line) },
  });
}
beforeEach(async () => {
  logged.length = 0;
  await open();
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'console.localhost:4200', ...headers } });

test('every address is the one page, never kept, with a nonce of its own and nothing inline without it', async () => {
  const [first, second] = [await get('/members?search=SECRET'), await get('/members')];
  const policyOf = ({ headers }: typeof first) => String(headers['content-security-policy']);
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
  expect(first.body).toContain('<p>/members</p>');
  expect(first.headers['cache-control']).toBe('no-store');
  expect(policyOf(first)).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policyOf(first)).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policyOf(first)).not.toContain('unsafe');
  expect(policyOf(first)).toContain("frame-ancestors 'none'");
  expect(policyOf(second)).not.toBe(policyOf(first));
  expect(logged.join()).not.toContain('SECRET');
});

test.each(['harbour.localhost', 'evil.test', 'console.localhost.evil.test', '127.0.0.1'])(
  'S01: at %s there is no console, neither its page nor its calls',
  async (host) => {
    const page = await get('/members', { host, 'accept-language': 'vi' });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<html lang="vi">');
    expect(page.body).not.toContain('<p>/members</p>');
    const headers = { host, 'content-type': 'application/json' };
    const call = await app.inject({ method: 'POST', url: '/api/console/session/me', headers, payload: {} });
    expect(call.statusCode).toBe(404);
  },
);

test.each(['x-forwarded-host', 'x-original-host'])('S02: %s is not believed', async (name) => {
  expect((await get('/', { host: 'evil.test', [name]: 'console.localhost' })).statusCode).toBe(404);
});

test('S03: two hosts are none', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nHost: console.localhost\r\nHost: evil.test\r\nConnection: close\r\n\r\n');
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1.1 400 /);
});

test('the hosts are a setting', async () => {
  await open({ CONSOLE_HOSTS: 'Desk.Harbour.Example,staff.test' });
  expect((await get('/', { host: 'desk.harbour.example' })).statusCode).toBe(200);
  expect((await get('/', { host: 'console.localhost' })).statusCode).toBe(404);
  expect(() => consoleSettings(readSettings('console', { CONSOLE_HOSTS: 'a b' }))).toThrow('CONSOLE_HOSTS');
});

test('calls of the console go to the API under the same host; a shop’s calls and files do not', async () => {
  const seen: IncomingMessage[] = [];
  const api = createServer((request, response) => {
    seen.push(request);
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  await open({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const post = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'console.localhost',
        'content-type': 'application/json',
        cookie: '__Host-staff=1',
        'x-forwarded-for': '203.0.113.9',
      },
      payload: { email: 'SECRET' },
    });
  expect((await post('/api/console/session/signIn')).statusCode).toBe(200);
  expect((await post('/api/ClientLogin/SubmitLogin')).statusCode).toBe(405);
  expect((await post('/files/a.svg')).statusCode).toBe(405);
  api.close();
  expect(seen.map(({ url }) => url)).toEqual(['/api/console/session/signIn']);
  expect(seen[0]?.headers).toMatchObject({
    host: 'console.localhost',
    cookie: '__Host-staff=1',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(logged.join()).not.toContain('SECRET');
});

test('a file of an earlier build is gone, and is no page', async () => {
  const response = await get('/assets/old-script.js');
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('');
});
