import { languageTags } from '@onehaul/domain/language';
import { announcementsOf, articlesOf, demoHosts, demoShop } from '../demo-data.ts';
import { decode, headOf, readable } from '../html.ts';
import { text } from '../messages.ts';
import { ask, originOf } from '../product.ts';
import { addressOf, publicPages } from '../public-pages.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

/** Follows redirects until a page responds, and records the URLs on the way. */
async function follow(start: string): Promise<{ status: number; way: string[] }> {
  const way: string[] = [];
  for (let path = start; ;) {
    const answer = await ask(host, path);
    if (answer.status < 300 || answer.status >= 400) return { status: answer.status, way };
    const location = answer.headers.location!;
    way.push(location);
    expect(location, 'stays in the shop').toMatch(/^\/(?![/\\])/);
    expect(way.length, `redirects from ${start}`).toBeLessThanOrEqual(3);
    path = location;
  }
}

const redirects: Record<string, string> = {
  '/redirect/index': '/index',
  '/redirect/message?page=2': '/message?page=2',
  '/redirect/service/about-Us': '/service/about-Us',
  '/redirect/help/rich?id=3&next=abc': '/help/rich?id=3',
  '/redirect/index?to=https://evil.test': '/index',
  '/redirect/unknown': '/index',
  '/redirect/': '/',
  '/redirect/redirect/index': '/index',
  '/redirect/redirect/redirect/message': '/index',
  '/redirect/https:evil.test': '/index',
  '/redirect/javascript:alert(1)': '/index',
  '/redirect/data:text,x': '/index',
  '/redirect/@evil.test': '/index',
  '/redirect/sitemap.xml': '/index',
  '/redirect/api/Base_Shop/GetShopInfo': '/index',
  '/redirect/https%3Aevil.test': '/index',
  [`/redirect/index?${'a'.repeat(3_000)}`]: '/index',
};
for (const [from, to] of Object.entries(redirects)) {
  test(`${from.slice(0, 60)} leads to ${to} (S23)`, async () => {
    const answer = await ask(host, from);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(to);
  });
}

const refused = [
  '/redirect//evil.test',
  '/redirect///evil.test',
  '/redirect/https://evil.test',
  '/redirect/%2f%2fevil.test',
  '/redirect/%5cevil.test',
  '/redirect/\\evil.test',
  '/redirect/index%0d%0aset-cookie:a=b',
  '/redirect/index%00',
  `/redirect/${'a'.repeat(5_000)}`,
];
for (const path of refused) {
  test(`${path.slice(0, 60)} is refused (S22, S23)`, async () => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
}

const spellings: Record<string, string> = {
  '/Index': '/index',
  '/MESSAGE?page=2': '/message?page=2',
  '/service/about-us': '/service/about-Us',
  '/Service/Contact-us/': '/service/contact-Us',
  '/help/': '/help',
  '/News-Detail?id=5&lang=vi': '/news-detail?id=5&lang=vi',
  '/SITEMAP.XML': '/sitemap.xml',
  '/Redirect/index': '/redirect/index',
};
for (const [from, to] of Object.entries(spellings)) {
  test(`${from} is spelled ${to}`, async () => {
    const answer = await ask(host, from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
  });
}

const entrances: Record<string, string> = {
  '/': '/index',
  '/service': '/service/about-Us',
  '/consolidation': '/consolidation/problem',
};
for (const [from, to] of Object.entries(entrances)) {
  test(`${from} enters at ${to}`, async () => {
    expect(await follow(from)).toEqual({ status: 200, way: [to] });
  });
}

test('a page that is not there answers 404 in the layout and language of the shop', async () => {
  for (const demo of demoHosts) {
    const shop = await demoShop(demo);
    for (const language of shop.languages) {
      for (const path of [
        '/nothing',
        '/news-detail',
        '/news-detail?id=x',
        '/message?page=999',
        '/members/x',
      ]) {
        const answer = await ask(demo, path, { 'accept-language': languageTags[language] });
        expect(answer.status, path).toBe(404);
        expect(headOf(answer.text).lang).toBe(languageTags[language]);
        expect(readable(answer.text)).toContain(text(language, 'page', 'notFound.title'));
        expect(answer.text).toContain('<meta name="robots" content="noindex"');
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
  }
});

test.describe('from a page that is not there', () => {
  test.use({ meets: [404] });

  test('one step leads home', async ({ page }) => {
    await prefer(page, host, 'en');
    await openPage(page, host, '/nothing');
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', 'page', 'action.home') })
      .click();
    await expect(page).toHaveURL(`${originOf(host)}/index`);
  });
});

for (const demo of demoHosts) {
  test(`the sitemap of ${demo} is well formed and names every page`, async ({ page }) => {
    const shop = await demoShop(demo);
    const answer = await ask(demo, '/sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('application/xml');
    const problem = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      answer.text,
    );
    expect(problem).toBeUndefined();

    const listed = new Set(
      [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => decode(found!)),
    );
    const [announcements, help] = await Promise.all([announcementsOf(shop), articlesOf(shop, 'help')]);
    const paths = [
      ...(await publicPages(shop, shop.languages[0])).map(({ path, keptPath }) => keptPath ?? path),
      ...announcements.map(({ id }) => `/news-detail?id=${id}`),
      ...help.map(({ id }) => `/help/rich?id=${id}`),
    ].filter((path) => path !== '/message?page=2');
    const expected = paths.flatMap((path) =>
      shop.languages.map((language) => addressOf(shop, path, language)),
    );
    expect(expected.filter((address) => !listed.has(address))).toEqual([]);
    for (const address of listed) {
      expect(address.startsWith(`${originOf(demo)}/`), address).toBe(true);
    }
    for (const path of paths) expect((await ask(demo, path)).status, path).toBe(200);
  });

  test(`robots.txt of ${demo} names its sitemap and closes what is nobody's`, async () => {
    const answer = await ask(demo, '/robots.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    const lines = answer.text.split('\n').filter((line) => line !== '');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain(`Sitemap: ${originOf(demo)}/sitemap.xml`);
    expect(lines).toContain('Disallow: /api/');
    expect(lines.every((line) => /^(User-agent|Disallow|Allow|Sitemap): \S+$/.test(line))).toBe(true);
  });
}
