import { connect } from 'node:net';
import { languages, languageTags } from '@onehaul/domain/language';
import { expect, test } from '@playwright/test';
import { announcementsOf, articlesOf, demoHosts, demoShop } from '../demo-data.ts';
import { headOf, readable, tidy } from '../html.ts';
import { text } from '../messages.ts';
import { ask, port } from '../product.ts';

/** Names that would identify a shop on a page. */
async function shopNames(): Promise<string[]> {
  const shops = await Promise.all(demoHosts.map(demoShop));
  return [...new Set(shops.flatMap(({ names }) => Object.values(names)))];
}

/** Sends raw bytes and reads the whole response, for requests that no HTTP client would make. */
async function askRaw(request: string): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port()), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => (answer += part));
  socket.on('error', reject);
  socket.on('close', () => resolve(answer));
  socket.write(request);
  const whole = await promise;
  return { status: Number(whole.split(' ')[1]), text: whole };
}
const rawGet = (target: string, ...headers: string[]) =>
  askRaw([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

for (const other of demoHosts) {
  for (const own of demoHosts.filter((host) => host !== other)) {
    test(`what ${own} wrote does not exist on ${other}`, async () => {
      const [from, at] = await Promise.all([demoShop(own), demoShop(other)]);
      const [announcements, help] = await Promise.all([announcementsOf(from), articlesOf(from, 'help')]);
      const foreign = [`/news-detail?id=${announcements[0]!.id}`, `/help/rich?id=${help[0]!.id}`];
      for (const path of foreign) {
        expect((await ask(own, path)).status, path).toBe(200);
        const answer = await ask(other, path, { 'accept-language': 'en' });
        const words = readable(answer.text);
        expect(answer.status, path).toBe(404);
        expect(answer.headers['cache-control'], path).toBe('no-store');
        expect(headOf(answer.text).title).toBe(`${text('en', 'page', 'notFound.title')} - ${at.names.en}`);
        expect(words).toContain(text('en', 'page', 'notFound.text'));
        expect(words).toContain(tidy(at.taglines.en!));
        expect(words).not.toContain(from.names.en);
      }
    });

    test(`a picture of ${own} is not served by ${other}`, async () => {
      const { text: html } = await ask(own, '/index');
      const logo = /<img[^>]*\ssrc="(\/files\/[^"]+)"/.exec(html)?.[1];
      expect(logo).toBeDefined();
      expect((await ask(own, logo!)).status).toBe(200);
      expect((await ask(other, logo!)).status).not.toBe(200);
    });
  }
}

test('a host nobody owns gets a neutral page that is kept nowhere', async () => {
  const names = await shopNames();
  for (const language of languages) {
    for (const path of ['/', '/index', '/news-detail?id=1', '/sitemap.xml']) {
      const answer = await ask('evil.test', path, { 'accept-language': languageTags[language] });
      expect(answer.status, path).toBe(404);
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(answer.headers['set-cookie'], path).toBeUndefined();
      expect(headOf(answer.text)).toMatchObject({
        lang: languageTags[language],
        title: text(language, 'page', 'neutral.unknownHostTitle'),
      });
      expect(names.filter((name) => answer.text.includes(name))).toEqual([]);
    }
  }
});

test('a host nobody owns gets no shop from the API either', async () => {
  const answer = await ask('evil.test', '/api/Base_Shop/GetShopInfo');
  const names = await shopNames();
  expect(answer.status).not.toBe(200);
  expect(names.filter((name) => answer.text.includes(name))).toEqual([]);
});

test('no header speaks for another host (S02)', async () => {
  const claimed = 'northstar.localhost';
  const claims: Record<string, string>[] = [
    { 'x-forwarded-host': claimed },
    { 'x-original-host': claimed },
    { 'x-host': claimed },
    { forwarded: `host=${claimed}` },
    { 'x-forwarded-server': claimed },
  ];
  const { names } = await demoShop('harbour.localhost');
  for (const headers of claims) {
    const answer = await ask('harbour.localhost', '/index', { 'accept-language': 'en', ...headers });
    expect(headOf(answer.text).title, JSON.stringify(headers)).toContain(names.en);
  }
  // A spoofed header must not end up in pages cached for others.
  const later = await ask('harbour.localhost', '/index', { 'accept-language': 'en' });
  expect(later.text).not.toContain(claimed);
});

test('a host has one spelling, and only capitals and a last dot are forgiven (S03)', async () => {
  const shop = await demoShop('harbour.localhost');
  for (const host of ['HARBOUR.LOCALHOST', 'harbour.localhost.']) {
    const { status, text: page } = await rawGet('/index', `Host: ${host}:${port()}`, 'Accept-Language: en');
    expect(status, host).toBe(200);
    expect(headOf(page).title).toContain(shop.names.en);
    expect(headOf(page).canonical).toContain('//harbour.localhost:');
  }
  for (const headers of [
    ['Host: harbour.localhost:443@evil.test'],
    ['Host: harbour.localhost', 'Host: northstar.localhost'],
    ['Host: harbour..localhost'],
    ['Host: harbour.localhost/index'],
    ['Host: '],
    [],
  ]) {
    expect((await rawGet('/index', ...headers)).status, headers.join(' and ')).toBe(400);
  }
  expect((await rawGet('http://northstar.localhost/index', 'Host: harbour.localhost')).status).toBe(400);
  for (const path of ['/api/Base_Shop/GetShopInfo', '/files/logo/nothing.svg']) {
    const { status } = await rawGet(path, 'Host: harbour.localhost', 'Host: northstar.localhost');
    expect(status, `${path} of two hosts`).toBe(400);
  }
  expect((await rawGet('/index', 'Host: xn--harbor-jua.localhost')).status).toBe(404);
});

test('paths that servers read differently are refused and kept nowhere (S11)', async () => {
  const expectations: readonly [path: string, status: number][] = [
    ['//index', 400],
    ['/index//', 400],
    ['/service//about-Us', 400],
    ['/%0d%0aset-cookie:a=b', 400],
    ['/index%00', 400],
    ['/index%2fx.css', 400],
    ['/%E0%A4%A', 400],
    ['/index/x.css', 404],
    // A visitor is redirected to sign in, whatever the path.
    ['/member/x.css', 302],
    ['/index;x.css', 404],
    ['/assets/nothing.js', 404],
    ['/assets/../server/main.ts', 404],
  ];
  for (const [path, status] of expectations) {
    const answer = await ask('harbour.localhost', path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers['cache-control'], path).toBe('no-store');
  }
});
