import { fieldsToFill } from '@onehaul/domain/fields-to-fill';
import { kitNames } from '@onehaul/domain/kit';
import { createKitFixture } from '@onehaul/testing/kit-fixture';
import { wireBox } from '@onehaul/testing/tariff-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { afterAll, describe, expect, test } from 'vitest';
import { studioResources } from '../studio/index.ts';
import { knownFields } from './apply-kit.ts';
import { readKit } from './kit-files.ts';
import { contentLists, leftOut } from './shop-content.ts';

type Offer = { readonly Price: { readonly AccruedCharge: number } | null };

const fixture = await createKitFixture();
const { sql, aNewCompany } = fixture;
const api = await createTestApi(fixture.testDatabase);
afterAll(async () => {
  await api.close();
  await fixture.close();
});

describe.each(kitNames)('the kit %s', (kit) => {
  const { version, content } = readKit(kit);

  test('is what a shop made from it exports: every record, setting and text', async () => {
    const company = await aNewCompany();
    const started = performance.now();
    const summary = await company.apply(kit);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(summary.records + summary.drafts).toBe(Object.values(content.records).flat().length);
    const { singles, ...exported } = await company.read();
    const { singles: given, ...rest } = content;
    // What a kit says nothing about, such as the shop's name, is the shop's own.
    expect(singles).toMatchObject(given);
    // The names were given at sign-up; the fixture's company and shop have the same.
    const known = new RegExp(String.raw`\[\[(${Object.values(knownFields).flat().join('|')})\]\]`, 'g');
    expect(exported).toEqual(JSON.parse(JSON.stringify(rest).replaceAll(known, 'New Shop')));
    expect(singles.profile!.names).toMatchObject({
      [given.profile ? (given.profile.languages as string[])[0]! : 'en']: 'New Shop',
    });
    const offered = (given.profile?.languages ?? ['en']) as string[];
    expect(singles.profile!.legalNames).toEqual(
      Object.fromEntries(offered.map((language) => [language, 'New Shop'])),
    );
    const [shop] = await sql('select kit, kit_version as version from shop where id = $1', [company.shopId]);
    expect(shop).toEqual({ kit, version });
  });

  test('no draft asks for the names of company and shop, which are known', async () => {
    const company = await aNewCompany();
    await company.apply(kit);
    const drafts = (await company.read()).records.article ?? [];
    const asked = drafts.flatMap(({ draft }) =>
      Object.values(draft?.contents as object).flatMap(fieldsToFill),
    );
    expect(asked.filter((field) => /\bname\b|名称|名稱|^tên/.test(field))).toEqual([]);
  });

  test('every text is in all its languages', () => {
    const languages = (content.singles.profile?.languages ?? ['zhHans', 'zhHanT', 'en', 'vi']) as string[];
    const lacking: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const keys = Object.keys(value);
      const isText = keys.length > 0 && keys.every((key) => ['zhHans', 'zhHanT', 'en', 'vi'].includes(key));
      if (isText && languages.toSorted().join() !== keys.toSorted().join()) lacking.push(path);
      if (!isText) for (const [key, one] of Object.entries(value)) look(one, `${path}/${key}`);
    };
    look(content, kit);
    expect(lacking).toEqual([]);
  });

  test('charges nothing that the limits of its lines exclude', () => {
    const unreachable = (content.records.line ?? []).flatMap(({ key, tariff }) => {
      if (!tariff) return [];
      const { boxGrams, sideMillimetres } = tariff.limits;
      const limits = { weight: boxGrams, length: sideMillimetres } as Record<string, number | null>;
      return tariff.surcharges
        .filter(({ measure, per, bands }) => {
          const limit = limits[measure] ?? null;
          return per === 'box' && limit !== null && bands.some(({ over }) => over >= limit);
        })
        .map(({ key: surcharge }) => `${key}/${surcharge}`);
    });
    expect(unreachable).toEqual([]);
  });

  // Lines are closed at first, and a shop may never open all of them.
  test('promises no destination by name while it has several', async () => {
    const codes = (content.records.destination ?? []).map(({ key }) => key);
    if (codes.length < 2) return;
    const countries = await sql('select names from country where code = any($1)', [codes]);
    const names = countries.flatMap((country) => Object.values(country.names as Record<string, string>));
    const { taglines, descriptions } = content.singles.profile!;
    const texts = [taglines, descriptions].flatMap((text) => Object.values(text as Record<string, string>));
    expect(names.filter((name) => texts.some((text) => text.includes(name)))).toEqual([]);
  });

  test('names the owner in the history of every record', async () => {
    const company = await aNewCompany();
    await company.apply(kit);
    const authors = await sql(
      `select distinct staff_id as id from record_version where tenant_id = $1 and act <> 'baseline'`,
      [company.tenantId],
    );
    expect(authors).toEqual([{ id: company.owner.id }]);
  });
});

describe.each(['hongKongTaiwan', 'vietnam', 'britainAmerica'] as const)('a shop made from %s', (kit) => {
  test('opens no line by itself, and prices 1 kg on each once it is open', async () => {
    const company = await aNewCompany();
    await company.apply(kit);
    const lines = await sql(
      'select id, country_id as country, is_open as "isOpen" from line where tenant_id = $1',
      [company.tenantId],
    );
    expect(lines.some(({ isOpen }) => isOpen)).toBe(false);
    const { cookie } = await signInStaff(api, company.owner);
    for (const { id } of lines) {
      const open = { shopId: company.shopId, lineId: id, isOpen: true };
      expect((await staffCaller(api, cookie)('tariffs/setOpen', open)).body).toMatchObject({ Code: 200 });
    }
    const priced: Offer[] = [];
    for (const country of new Set(lines.map((line) => line.country))) {
      const asked = { DestinationId: country, Boxes: [wireBox(1, 20, 20, 20)] };
      const { body } = await api.post(company.host, '/OrderCalculateFee/FreightTrialCalculation', asked);
      priced.push(...(body.Data as Offer[]));
    }
    expect(priced).toHaveLength(lines.length);
    for (const { Price } of priced) expect(Price?.AccruedCharge).toBeGreaterThan(0);
  });

  test('has one warehouse whose address is to be filled in', async () => {
    const { records } = readKit(kit).content;
    expect(records.warehouse!.map(({ values }) => fieldsToFill(values!.address as string).length)).toEqual([
      1,
    ]);
  });

  test('publishes a text only once nothing is left to fill in', async () => {
    const company = await aNewCompany();
    await company.apply(kit);
    const { cookie } = await signInStaff(api, company.owner);
    const call = (path: string, body: object) =>
      staffCaller(api, cookie)(`studio/article/${path}`, { shopId: company.shopId, ...body });
    const { items } = (await call('listDrafts', {})).body.Data as { items: { id: string }[] };
    expect(items.length).toBeGreaterThanOrEqual(12);
    for (const { id: draftId } of items) {
      const { draft } = (await call('getDraft', { draftId })).body.Data as {
        draft: { values: { type: string; titles: object; contents: Record<string, string> } };
      };
      const { values } = draft;
      const left = Object.values(values.contents).flatMap(fieldsToFill);
      const reply = (await call('save', { version: 0, values, draftId })).body;
      expect([values.type, reply.Error]).toEqual([
        values.type,
        left.length > 0 ? 'article.fieldsLeft' : undefined,
      ]);
      if (left.length === 0) continue;
      const filled = Object.entries(values.contents).map(([language, html]) => [
        language,
        html.replaceAll(/\[\[[^\]]*\]\]/g, 'Mega Freight'),
      ]);
      const contents = Object.fromEntries(filled) as Record<string, string>;
      const again = await call('save', { version: 0, values: { ...values, contents }, draftId });
      expect(again.body.Error).toBeUndefined();
    }
  });

  test('asks for facts in every legal text, and for a lawyer', () => {
    const articles = readKit(kit).content.records.article!;
    const legal = ['terms', 'privacy', 'carriage', 'contraband', 'lostHandling'];
    for (const type of legal) {
      const found = articles.find(({ draft }) => draft!.type === type)!;
      for (const html of Object.values(found.draft!.contents as Record<string, string>))
        expect(html).toMatch(/^<p>\[\[[^\]]*(律師|律师|lawyer|luật sư)[^\]]*\]\]<\/p>/);
    }
  });
});

test('a resource refers to those before it only', () => {
  const names = contentLists.map(([{ name }]) => name);
  const later = contentLists.flatMap(([{ name }, store]) =>
    store.fields.flatMap(({ type }) =>
      'to' in type && names.indexOf(type.to) >= names.indexOf(name) ? [`${name} -> ${type.to}`] : [],
    ),
  );
  expect(later).toEqual([]);
});

test('everything the studio edits is part of the content, or left out for a reason', () => {
  const named = [...contentLists.map(([{ name }]) => name), ...leftOut];
  expect(named.toSorted()).toEqual(studioResources.map(([{ name }]) => name).toSorted());
});
