import { type ArticleType, articleTypes } from '@onehaul/domain/article';
import { type Language, languages } from '@onehaul/domain/language';
import { describe, expect, test } from 'vitest';
import type { DemoShop } from './demo-shop.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { saomai } from './saomai.ts';

const shops = [harbour, saomai, northstar];

type Found = { path: string; texts: Record<string, unknown> };

/** Every translated text of a shop, with its path. */
function textsOf(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zhHans' in value) return [{ path, texts: value as Record<string, unknown> }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Table cells with a courier label: the mainland label stays simplified in every language. */
const labelCell = /<td>[^<]*[A-Z]{2}\d+<\/td>/g;

function charactersIn(shop: DemoShop, language: Language, unwanted: string): string[] {
  return textsOf(shop, shop.names.en).flatMap(({ path, texts }) => {
    const text = String(texts[language]).replaceAll(labelCell, '');
    return [...text].filter((character) => unwanted.includes(character)).map((found) => `${path}: ${found}`);
  });
}

const allowedTags = new Set(
  'h2 h3 p ul ol li strong em a table thead tbody tr th td blockquote br'.split(' '),
);

/** HTML violations: a tag or attribute that is not allowed, an unbalanced tag, text outside any tag. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const part of html.trim().split(/(<[^>]*>)/)) {
    if (!part.startsWith('<')) {
      if (open.length === 0 && part.trim() !== '') faults.push(`text outside a block: ${part.slice(0, 20)}`);
      if (/[<>]|&(?!amp;|lt;|gt;)/.test(part)) faults.push(`unescaped: ${part.slice(0, 20)}`);
      continue;
    }
    const [, closing, name = '', attributes = ''] = /^<(\/?)([a-z0-9]+)([^>]*)>$/.exec(part) ?? [];
    if (!allowedTags.has(name)) faults.push(part);
    else if (closing) {
      if (open.pop() !== name) faults.push(`unbalanced ${part}`);
    } else if (name === 'a' ? !/^ href="(\/|https:|mailto:)[^"]+"$/.test(attributes) : attributes !== '') {
      faults.push(part);
    } else if (name !== 'br') open.push(name);
  }
  return [...faults, ...open.map((name) => `never closed: ${name}`)];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(shops.map((shop) => [shop.names.en, shop] as const))('%s', (_name, shop) => {
  test('says everything in four languages', () => {
    const missing = textsOf(shop, shop.names.en).flatMap(({ path, texts }) =>
      languages.filter((language) => String(texts[language] ?? '').trim() === '').map((l) => `${path} ${l}`),
    );
    expect(missing).toEqual([]);
    expect(new Set(shop.languages)).toEqual(new Set(languages));
  });

  test('keeps simplified and traditional characters apart', () => {
    expect(
      charactersIn(shop, 'zhHans', '這個們來時會裡對東車書長門問開關電話貨運費號碼單據點應該還過進遞'),
    ).toEqual([]);
    expect(
      charactersIn(shop, 'zhHanT', '这个们来时会对东车书长门问开关电话货运费号码单据点应该还过进递'),
    ).toEqual([]);
  });

  test('has no Chinese left in the titles and summaries of other languages', () => {
    const texts = [...shop.articles, ...shop.announcements].flatMap((entry) => [
      entry.titles,
      ...('summaries' in entry ? [entry.summaries] : []),
    ]);
    expect(texts.flatMap(({ en, vi }) => [en, vi]).filter((text) => /\p{Script=Han}/u.test(text))).toEqual(
      [],
    );
  });

  test('writes clean HTML', () => {
    for (const { titles, contents } of [...shop.articles, ...shop.announcements]) {
      for (const language of languages) {
        expect(faultsOf(contents[language]), `${titles.en} ${language}`).toEqual([]);
      }
    }
  });

  test('has articles of every type, none twice', () => {
    const counts = new Map<ArticleType, number>();
    for (const { type } of shop.articles) counts.set(type, (counts.get(type) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(Object.keys(articleTypes).sort());
    expect(counts.get('help')).toBeGreaterThanOrEqual(6);
    expect(counts.get('teaching')).toBeGreaterThanOrEqual(3);
    expect(counts.get('problem')).toBeGreaterThanOrEqual(8);
    for (const language of languages) {
      const titles = shop.articles.map((article) => article.titles[language]);
      expect(new Set(titles).size, language).toBe(titles.length);
    }
  });

  test('announces enough, spread over the year, nothing twice', () => {
    expect(shop.announcements.length).toBeGreaterThanOrEqual(shop === harbour ? 24 : 12);
    for (const language of languages) {
      const titles = shop.announcements.map((announcement) => announcement.titles[language]);
      expect(new Set(titles).size, language).toBe(titles.length);
    }
    const pinned = shop.announcements.filter((announcement) => announcement.pinned);
    expect([1, 2]).toContain(pinned.length);
    const days = shop.announcements.map((announcement) => announcement.daysAgo);
    expect(Math.min(...days)).toBeLessThan(14);
    expect(Math.max(...days)).toBeGreaterThan(250);
    expect(Math.max(...days)).toBeLessThanOrEqual(300);
  });

  test('has colours that can be read', () => {
    expect(contrast(shop.primaryColor, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    const [, wordColor = ''] = /<text[^>]* fill="(#[0-9a-f]{6})"/.exec(shop.logoSvg) ?? [];
    expect(contrast(wordColor, '#ffffff')).toBeGreaterThanOrEqual(4);
    expect(contrast(wordColor, '#111111')).toBeGreaterThanOrEqual(4);
  });

  test('draws pictures that load nothing and run nothing', () => {
    for (const svg of [shop.logoSvg, shop.iconSvg]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="(40|64)"/);
      expect(svg).not.toMatch(/<script|<image|<foreignObject|<style|href=|url\(| on[a-z]+=/);
    }
  });

  test('refers only to what it has', () => {
    const codes = shop.currencies.map(({ code }) => code);
    expect(shop.currencies[0]).toMatchObject({ code: 'CNY', exchangeRate: 1 });
    for (const { currencyCode } of [...shop.payTypes, ...shop.destinations]) {
      expect(codes).toContain(currencyCode);
    }
    const warehouses = shop.warehouses.map(({ code }) => code);
    for (const { warehouseCode } of shop.virtualWarehouses) expect(warehouses).toContain(warehouseCode);
    for (const { phone } of shop.warehouses) expect(phone).toMatch(/^1\d{10}$/);
    for (const { type, text, image } of shop.contactLinks) {
      expect(text).not.toBe('');
      expect(image).toBe('');
      if (type === 'qr') expect(text).toMatch(/^https:\/\//);
    }
    expect(new Set(shop.carriers.map(({ code }) => code)).size).toBe(shop.carriers.length);
  });
});

test('the shops look different from one another', () => {
  for (const differing of ['primaryColor', 'cornerRadius', 'logoSvg', 'iconSvg', 'tenantId'] as const) {
    expect(new Set(shops.map((shop) => shop[differing])).size, differing).toBe(shops.length);
  }
});
