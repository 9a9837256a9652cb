import { languages, languageTags } from '@onehaul/domain/language';
import { expect, test } from '@playwright/test';
import { demoHosts, demoShop, read } from '../demo-data.ts';
import { headOf, readable, tidy } from '../html.ts';
import { messageKeys } from '../messages.ts';
import { ask } from '../product.ts';
import { addressOf, publicPages } from '../public-pages.ts';

for (const host of demoHosts) {
  for (const language of languages) {
    test(`every page of ${host} is complete before any script, in ${language}`, async () => {
      const shop = await demoShop(host);
      for (const { path, title, shows, keptPath } of await publicPages(shop, language)) {
        const answer = await ask(host, path, { 'accept-language': languageTags[language] });
        const head = headOf(answer.text);
        const words = readable(answer.text);
        expect.soft(answer.status, path).toBe(200);
        expect.soft(head.title, path).toBe(`${title} - ${read(shop, shop.names, language)}`);
        expect.soft(head.lang, path).toBe(languageTags[language]);
        expect.soft(head.description.length, `description of ${path}`).toBeGreaterThan(20);
        // Some pages have two URLs; one is canonical for search engines.
        const kept = keptPath ?? path;
        expect.soft(head.canonical, path).toBe(addressOf(shop, kept, language));
        expect.soft(head.alternates, path).toEqual({
          ...Object.fromEntries(shop.languages.map((one) => [languageTags[one], addressOf(shop, kept, one)])),
          'x-default': addressOf(shop, kept, shop.languages[0]),
        });
        expect
          .soft(
            shows.filter((piece) => !words.includes(tidy(piece))),
            `missing on ${path}`,
          )
          .toEqual([]);
        expect
          .soft(
            messageKeys.filter((key) => words.includes(key)),
            `keys on ${path}`,
          )
          .toEqual([]);
        expect.soft(words, path).not.toContain('{{');
        expect.soft(answer.headers['content-security-policy'], path).toContain("object-src 'none'");
      }
    });
  }
}

test('the address of a page in another language shows it in that language', async () => {
  const shop = await demoShop('northstar.localhost');
  const path = new URL(addressOf(shop, '/service/privacy', 'vi'));
  const answer = await ask(shop.host, path.pathname + path.search, { 'accept-language': 'en-US' });
  expect(headOf(answer.text)).toMatchObject({ lang: 'vi', canonical: path.href });
});
