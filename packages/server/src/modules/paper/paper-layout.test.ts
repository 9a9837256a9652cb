import { papers, standardLayout } from '@onehaul/domain/paper/layout';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder, type TestOrder } from '@onehaul/testing/order-builders';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { millimetres } from '../../documents/drawing.ts';
import { type PdfPage, readPdf } from '../../documents/read-pdf.ts';
import { objectKeyOf } from '../file/index.ts';
import { labelLayoutStore } from './paper.stores.ts';
import { layOutPaper } from './preview-paper.ts';

const stage = await createStudioFixture();
const { api, database, shop, sister, call, get, save, upload } = stage;
afterAll(() => stage.close());

let order: TestOrder;
let unpacked: TestOrder;
let inSister: TestOrder;
beforeAll(async () => {
  const staffId = (await aStaffMember(database, 2, { roles: ['clerk'], email: 'packs@company.test' })).id;
  const member = await aMember(database, shop);
  order = await anOrder(database, shop, member, {
    step: 'ready',
    staffId,
    row: { receiverName: 'Mai', receiverPhone: '+84 123' },
  });
  unpacked = await anOrder(database, shop, member);
  inSister = await anOrder(database, sister, await aMember(database, sister), { step: 'ready', staffId });
});
beforeEach(() => database.sql('delete from paper_layout', []));

type File = { content: string; name: string };
const pagesOf = ({ content }: File) => readPdf(Buffer.from(content, 'base64'));
const textOf = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'text' ? [mark.text] : []))).join('\n');
/** The studio's caller names paths below `studio`. */
const ask = <Data>(path: string, body: object, who?: string) => call<Data>(`../${path}`, body, who);
const printed = async (kind: 'Labels' | 'Sheet' = 'Labels', which = order, shopId = shop.id) =>
  pagesOf((await ask<File>(`orders/print${kind}`, { shopId, ids: [which.id] })).data);

const key = String(shop.id);
const standard = { ...standardLayout('label'), logoKey: null, footers: {} };
const change = async (more: object, name = 'labelLayout') => {
  const { version, values } = await get(name, key);
  return save(name, { ...values, ...more }, { version });
};

describe('what is printed', () => {
  test('follows the layout with the next print, and going back is the standard again', async () => {
    const before = await printed();
    expect(textOf(before)).toContain('+84 123');
    const picture = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    const { data } = await upload('logo', new Uint8Array(picture));
    const parts = standard.parts.filter((part) => part !== 'receiverPhone');
    const layout = { size: 'a6', logoPlace: 'left', logoKey: data.key, parts, footers: { en: 'Thank you' } };
    expect((await change(layout)).error).toBeUndefined();
    const after = await printed();
    expect(textOf(after)).not.toContain('+84 123');
    expect(textOf(after)).toContain('Thank you');
    expect(after[0]!.width).toBeCloseTo(millimetres(105), 3);
    expect(after[0]!.marks.some(({ is }) => is === 'image')).toBe(true);
    const { version, history } = await get('labelLayout', key);
    expect(history.map(({ act }) => act).slice(0, 2)).toEqual(['changed', 'baseline']);
    expect((await call('labelLayout/revert', { key, version, to: 1 })).error).toBeUndefined();
    expect((await printed()).map(({ operators }) => operators)).toEqual(
      before.map(({ operators }) => operators),
    );
    await database.sql('delete from record_version where resource = $1', ['labelLayout']);
  });

  test('is each shop’s own', async () => {
    await change({ size: 'a6' });
    expect((await printed('Labels', inSister, sister.id))[0]!.width).toBeCloseTo(millimetres(100), 3);
    const { values } = (
      await call<{ values: object }>('labelLayout/get', {
        shopId: sister.id,
        key: String(sister.id),
      })
    ).data;
    expect(values).toMatchObject({ size: '100x150' });
  });

  test('a change waits for one under way, and is refused when that one is saved', async () => {
    const { version, values } = await get('labelLayout', key);
    const layout = JSON.stringify({ ...standard, size: 'a6' });
    let second: ReturnType<typeof save> | undefined;
    await database.database.transaction(shop.tenantId, async (db) => {
      await db.first(labelLayoutStore.lock, { shopId: shop.id, key });
      second = save('labelLayout', { ...values, textSize: 'large' }, { version });
      await vi.waitFor(async () => {
        const [row] = await database.sql(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(row!.count).toBe(1);
      });
      await db.first(labelLayoutStore.update, {
        shopId: shop.id,
        key,
        values: layout,
        isArchived: false,
      });
    });
    expect((await second!).error).toBe('record.changedMeanwhile');
  });

  test('a sheet without the bill, on small paper', async () => {
    const parts = ['barcode', 'parcels'];
    await change({ parts, size: '100x150' }, 'orderSheetLayout');
    const pages = await printed('Sheet');
    expect(textOf(pages)).not.toContain('Charges');
    expect(pages[0]!.width).toBeCloseTo(millimetres(100), 3);
  });

  test('a logo that cannot be read does not stop the warehouse', async () => {
    const [missing, broken] = ['0', '1'].map((sign) => `picture/${sign.repeat(32)}.webp`);
    const content = { contentType: 'image/webp', visibility: 'public' } as const;
    await api.services.storage.put(objectKeyOf(shop, broken!)!, Buffer.from('no picture'), content);
    for (const logoKey of [missing, broken]) {
      expect((await change({ logoPlace: 'right', logoKey })).error).toBeUndefined();
      const [page] = await printed();
      expect(page!.marks.some(({ is }) => is === 'image')).toBe(false);
    }
  });

  test('what the warehouse and customs need cannot be left out', async () => {
    for (const part of papers.label.requiredParts) {
      const parts = standard.parts.filter((one) => one !== part);
      expect((await change({ parts })).error, part).toBe('input.invalid');
    }
    for (const detail of papers.invoice.requiredDetails) {
      const details = papers.invoice.details.filter((one) => one !== detail);
      expect((await change({ details }, 'invoiceLayout')).error, detail).toBe('input.invalid');
    }
    for (const wrong of [{ size: 'letter' }, { details: ['weight', 'weight'] }, { parts: ['poem'] }])
      expect((await change(wrong)).error).toBe('input.invalid');
    expect((await change({ size: '100x150' }, 'invoiceLayout')).error).toBe('input.invalid');
    // A row that was written by hand prints what is required all the same.
    await database.sql(
      `insert into paper_layout (tenant_id, shop_id, paper, version, layout) values ($1, $2, 'label', 2, $3)`,
      [shop.tenantId, shop.id, JSON.stringify({ ...standard, parts: [], details: ['poem'] })],
    );
    expect(textOf(await printed())).toContain(`${order.number}-1`);
  });
});

describe('a footer', () => {
  test('is plain text: markup is stored and printed as letters, and the preview has none (S35)', async () => {
    for (const text of hostileHtml.filter((one) => !/[\u0000-\u001f\u007f]/.test(one) && one.length <= 200)) {
      const footers = { zhHans: '', zhHanT: '', en: text, vi: '' };
      expect((await change({ footers })).error, text).toBeUndefined();
      const { values } = await get('labelLayout', key);
      expect(values.footers, text).toMatchObject({ en: text.trim() });
    }
    const footers = { zhHans: '', zhHanT: '', en: '<script>alert(1)</script>', vi: '' };
    await change({ footers });
    expect(textOf(await printed())).toContain('<script>alert(1)</script>');
    const { data } = await ask<{ pages: string[] }>('papers/preview', {
      language: 'en',
      layout: { paper: 'label', values: { ...standard, footers } },
    });
    expect(data.pages[0]).not.toContain('script');
  });

  test('is one line of at most 200 characters', async () => {
    for (const text of ['a\nb', 'a\u0000b', 'x'.repeat(201)])
      expect((await change({ footers: { en: text } })).error).toBe('input.invalid');
  });

  test('falls back to the shop’s first language', async () => {
    await change({ footers: { en: 'Thank you', vi: 'Cảm ơn' } });
    const [page] = await printed();
    expect(textOf([page!])).toContain('Thank you');
    expect((await change({ footers: { vi: 'Cảm ơn' } })).error).toBe('input.invalid');
    const values = { ...standard, footers: { en: 'Thank you', vi: 'Cảm ơn' } };
    for (const [language, shown] of [
      ['zhHans', 'Thank you'],
      ['vi', 'Cảm ơn'],
    ]) {
      const asked = { language, layout: { paper: 'label', values } };
      expect(textOf(pagesOf((await ask<File>('papers/testPage', asked)).data))).toContain(shown);
    }
  });
});

describe('the preview', () => {
  const values = { ...standard, size: 'a6' };
  const preview = (more: object = {}, who?: string) =>
    ask<{ pages: string[]; count: number }>(
      'papers/preview',
      { language: 'en', layout: { paper: 'label', values }, ...more },
      who,
    );
  const testPage = async (paper: string, layout: object, more: object = {}) => {
    const input = { language: 'en', layout: { paper, values: layout }, ...more };
    return pagesOf((await ask<File>('papers/testPage', input)).data);
  };

  test('shows a layout that is not saved, on a sample', async () => {
    const { data } = await preview();
    expect(data.count).toBe(2);
    expect(data.pages[0]).toMatch(/^<svg [^>]*viewBox="0 0 297.64 419.53"/);
    expect((await get('labelLayout', key)).version).toBe(1);
    const text = textOf(await testPage('label', values));
    expect(text).toContain('SAMPLE0001-1');
    expect(text).toContain('Alexandra Example');
  });

  test.each(['label', 'orderSheet', 'invoice'] as const)('shows a real order as %s', async (paper) => {
    const layout = { ...standardLayout(paper), logoKey: null, footers: {} };
    const pages = await testPage(paper, layout, { orderNumber: order.number.toLowerCase() });
    expect(textOf(pages)).toContain(order.number);
    expect(textOf(pages)).toContain('Mai');
  });

  test('shows the first boxes of a large order only', async () => {
    await database.sql(
      `insert into order_box select (jsonb_populate_record(box, jsonb_build_object('box_number', number))).*
       from order_box box, generate_series(101, 160) number where order_id = $1 and box_number = 1`,
      [order.id],
    );
    expect((await preview({ orderNumber: order.number })).data.count).toBe(20);
    await database.sql('delete from order_box where order_id = $1 and box_number > 100', [order.id]);
  });

  test('an order of another shop, an unknown one, and one without boxes', async () => {
    expect((await preview({ orderNumber: inSister.number })).error).toBe('record.notFound');
    expect((await preview({ orderNumber: 'nothing' })).error).toBe('record.notFound');
    expect((await preview({ orderNumber: unpacked.number })).error).toBe('order.boxMissing');
    expect((await preview({}, 'rival')).error).toBe('record.notFound');
    expect((await preview({ orderNumber: order.number }, 'rival')).error).toBe('record.notFound');
  });

  test('laying out papers does not include reading orders', async () => {
    const db = database.database.tenant(shop.tenantId);
    const staff = { id: 1, tenantId: shop.tenantId, name: '', permissions: [], modules: [], sessionId: '' };
    const asked = {
      shopId: shop.id,
      language: 'en',
      layout: {
        paper: 'label',
        values: { ...standard, footers: { zhHans: '', zhHanT: '', en: '', vi: '' } },
      },
    } as never as Parameters<typeof layOutPaper>[2];
    const context = { db, staff } as never as Parameters<typeof layOutPaper>[1];
    await expect(layOutPaper(api.services, context, asked)).resolves.toBeDefined();
    await expect(
      layOutPaper(api.services, context, { ...asked, orderNumber: order.number }),
    ).rejects.toMatchObject({ code: 'access.forbidden' });
    const elsewhere = {
      ...staff,
      permissions: ['order:read'],
      modules: ['consolidation'],
      places: [{ shopId: shop.id, warehouseId: 0 }],
    };
    await expect(
      layOutPaper(api.services, { ...context, staff: elsewhere } as never, {
        ...asked,
        orderNumber: order.number,
      }),
    ).rejects.toMatchObject({ code: 'access.otherPlace' });
  });

  test('a key of another folder is no logo', async () => {
    for (const logoKey of ['parcel/0123.webp', 'print/0123.pdf', '../x.png'])
      expect((await preview({ layout: { paper: 'label', values: { ...values, logoKey } } })).error).toBe(
        'input.invalid',
      );
  });
});
