import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from '../../gateways/storage/create-storage.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { createRoutes } from '../routes.ts';
import { servePrivateFiles } from './serve-private-files.ts';

let database: TestDatabase;
let api: TestApi;
let redis: Redis;
let harbour: { id: number; tenantId: number };
let anna: TestMember;
let ben: TestMember;
const directory = mkdtempSync(join(tmpdir(), 'uploads-'));
const disk = createStorage({ STORAGE: 'disk', STORAGE_DIR: directory, STORAGE_SECRET: 's'.repeat(32) });
/** The storage in use; tests replace it. */
let storage: Storage = disk;
const path = '/api/File/ImgUpload';

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  anna = await aMember(database, harbour);
  ben = await aMember(database, harbour);
  redis = new Redis({ keyPrefix: `${database.address.database}:` });
  const services = {
    ...testServices(database, { redis }),
    storage: new Proxy(disk, { get: (_, name: keyof Storage) => storage[name].bind(storage) }),
  };
  api = await createTestApi(database, {
    redis,
    routes: createRoutes(services),
    plugins: [servePrivateFiles(services)],
  });
});
beforeEach(async () => {
  storage = disk;
  await database.sql('delete from file');
  await database.sql('delete from idempotency');
});
afterAll(async () => {
  await api.close();
  redis.disconnect();
  await database.close();
});

type Part = string | Uint8Array;
let number = 0;
const newKey = () => `an-upload-of-this-test-${(number += 1)}`;

async function upload(parts: Record<string, Part | Part[]>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    for (const one of [part].flat() as Part[]) {
      if (typeof one === 'string') form.append(name, one);
      else form.append(name, new Blob([new Uint8Array(one)], { type: 'image/png' }), 'picture.png');
    }
  }
  const body = new Response(form);
  const reply = await api.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'harbour.test',
      authorization: `Bearer ${harbour.id}:${anna.id}`,
      'idempotency-key': newKey(),
      'content-type': body.headers.get('content-type')!,
      ...headers,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { Code: code, Error: error, Msg: message, Data: data } = reply.json();
  return { status: reply.statusCode, code, error, message, data: data as { Id: string; Url: string } };
}
const open = (url: string, host = 'harbour.test') =>
  api.app.inject({ method: 'GET', url, headers: { host } });
const rows = () => database.sql('select * from file order by created_at');
const objects = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => /\.\w+$/.test(name));

const lost = () =>
  createStorage({ STORAGE: 'disk', STORAGE_DIR: join(directory, 'gone'), STORAGE_SECRET: 's'.repeat(32) });

const red = { create: { width: 30, height: 20, channels: 3, background: '#f00' } } as const;
const png = () => sharp(red).png().toBuffer();

/** A hand-made black PNG, one bit per pixel: rendering it would need the memory that decoding must not use. */
function blackPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('an uploaded picture', () => {
  test('is drawn anew, turned as the camera was held, and says nothing of where it was taken (S49)', async () => {
    const photo = await sharp(red)
      .withExif({ IFD0: { Make: 'CameraOfAnna' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('CameraOfAnna')).toBe(true);
    const { status, code, data } = await upload({ file: photo });
    expect([status, code]).toEqual([200, 200]);
    const reply = await open(data.Url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const metadata = await sharp(reply.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 20, height: 30 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(await rows()).toEqual([
      expect.objectContaining({
        tenant_id: 2,
        shop_id: harbour.id,
        id: data.Id,
        member_id: anna.id,
        file_key: `upload/${data.Id}.webp`,
        content_type: 'image/webp',
        length_bytes: reply.rawPayload.byteLength,
      }),
    ]);
  });

  test('is made smaller when a side is longer than screens are', async () => {
    const wide = await sharp({ create: { ...red.create, width: 4000, height: 1000 } })
      .png()
      .toBuffer();
    const { data } = await upload({ file: wide });
    const reply = await open(data.Url);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 2560, height: 640 });
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be a %s, whatever it is called', async (format) => {
    const { code, data } = await upload({ file: await sharp(red).toFormat(format).toBuffer() });
    expect(code).toBe(200);
    expect((await open(data.Url)).headers['content-type']).toBe('image/webp');
  });
});

describe('S48: a poisoned file', () => {
  const script = '<script>alert(document.domain)</script>';
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`);
  const noise = () =>
    sharp(Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 100, height: 100, channels: 3 },
    });
  const refused: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['an SVG with a script', 'file.notPicture', () => svg],
    [
      'an SVG with a declaration',
      'file.notPicture',
      () => Buffer.from(`<?xml version="1.0"?>${svg.toString()}`),
    ],
    ['an SVG behind white space', 'file.notPicture', () => Buffer.from(`\n\n  ${svg.toString()}`)],
    ['a page', 'file.notPicture', () => Buffer.from(`<!doctype html>${script}`)],
    [
      'a script that begins like a GIF',
      'file.notPicture',
      () => Buffer.from('GIF89a/*\x01\0*/=1;alert(1)//'),
    ],
    ['a PDF', 'file.notPicture', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['PostScript', 'file.notPicture', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(x) run')],
    ['a program', 'file.notPicture', () => Buffer.from('\x7fELF\x02\x01\x01')],
    ['an archive', 'file.notPicture', () => Buffer.from('PK\x03\x04 evil.png')],
    ['a TIFF', 'file.notPicture', () => sharp(red).tiff().toBuffer()],
    ['an AVIF', 'file.notPicture', () => sharp(red).avif().toBuffer()],
    [
      'half a JPEG',
      'file.notPicture',
      async () => {
        const whole = await noise().jpeg({ quality: 100 }).toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'half a PNG',
      'file.notPicture',
      async () => {
        const whole = await noise().png().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a PNG that is only its name', 'file.notPicture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['zeros', 'file.notPicture', () => Buffer.alloc(1000)],
    ['a PNG of 196 megapixels in few bytes', 'file.tooManyPixels', () => blackPng(14_000)],
  ];
  test.each(refused)('%s is refused', async (_, error, make) => {
    const file = await make();
    expect(file.byteLength).toBeLessThan(1024 * 1024);
    const reply = await upload({ file });
    expect([reply.error, reply.data]).toEqual([error, null]);
    expect(reply.status).toBeLessThan(500);
    expect(await rows()).toEqual([]);
  });

  test('the same by hand with fewer pixels is a picture', async () => {
    expect((await upload({ file: blackPng(600) })).code).toBe(200);
  });

  test('a script behind a whole GIF is not in what we keep', async () => {
    const gif = await sharp(red).gif().toBuffer();
    const { data } = await upload({ file: Buffer.concat([gif, Buffer.from(script)]) });
    const { rawPayload } = await open(data.Url);
    expect(rawPayload.includes('alert')).toBe(false);
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });
});

describe('the size of a file (S48)', () => {
  const padded = async (bytes: number) => {
    const picture = await png();
    return Buffer.concat([picture, Buffer.alloc(bytes - picture.byteLength)]);
  };
  test('five megabytes are taken, one byte more is too much', async () => {
    expect((await upload({ file: await padded(5 * 2 ** 20) })).code).toBe(200);
    const { status, code, error, message } = await upload({ file: await padded(5 * 2 ** 20 + 1) });
    expect([status, code, error]).toEqual([413, 413, 'file.tooLarge']);
    expect(message).toBe('Images can be up to 5 MB.');
    expect((await rows()).length).toBe(1);
  });

  test('a shop may want less', async () => {
    const setting = [harbour.id, String(2 ** 20)];
    await database.sql(`insert into setting values (2, $1, 'imageMostBytes', $2::jsonb)`, setting);
    expect((await upload({ file: await padded(2 ** 20 + 1) })).error).toBe('file.tooLarge');
    expect((await upload({ file: await padded(2 ** 20) })).code).toBe(200);
    await database.sql('delete from setting');
  });

  test('nothing above any limit is read to its end', async () => {
    const { status, error } = await upload({ file: Buffer.alloc(11 * 2 ** 20) });
    expect([status, error]).toEqual([413, 'request.tooLarge']);
  });
});

describe('S50: a member who uploads without end', () => {
  const fill = (member: TestMember, count: number, age: string) =>
    database.sql(
      `insert into file (tenant_id, shop_id, id, member_id, file_key, content_type, length_bytes, created_at)
       select 2, $1, gen_random_uuid(), $2, 'upload/' || n || '.webp', 'image/webp', 1, now() - $4::interval
       from generate_series(1, $3) n`,
      [harbour.id, member.id, count, age],
    );

  test('is told to wait after two hundred in an hour, and the others are not', async () => {
    await fill(anna, 200, '59 minutes');
    const { status, code, error, message } = await upload({ file: await png() });
    expect([status, code, error]).toEqual([429, 429, 'file.tooMany']);
    expect(message).toContain('200');
    const other = { authorization: `Bearer ${harbour.id}:${ben.id}` };
    expect((await upload({ file: await png() }, other)).code).toBe(200);
    await database.sql(`update file set created_at = now() - interval '61 minutes'`);
    expect((await upload({ file: await png() })).code).toBe(200);
  });

  test('gains nothing by uploading side by side, and leaves nothing in the store', async () => {
    await fill(anna, 197, '1 minute');
    const before = (await objects()).length;
    const file = await png();
    const replies = await Promise.all(Array.from({ length: 8 }, () => upload({ file })));
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 200, 200, ...Array(5).fill(429)]);
    expect((await rows()).length).toBe(200);
    expect((await objects()).length).toBe(before + 3);
  });
});

describe('an upload that is sent again', () => {
  test('is the same file, stored once', async () => {
    const before = (await objects()).length;
    const key = { 'idempotency-key': newKey() };
    const file = await png();
    const first = await upload({ file }, key);
    const again = await upload({ file }, key);
    expect([first.code, again.data]).toEqual([200, first.data]);
    expect((await rows()).length).toBe(1);
    expect((await objects()).length).toBe(before + 1);
  });

  test('with other bytes under the same key is refused', async () => {
    const before = (await objects()).length;
    const key = { 'idempotency-key': newKey() };
    await upload({ file: await png() }, key);
    const other = await upload({ file: await sharp(red).gif().toBuffer() }, key);
    expect([other.code, other.error]).toEqual([409, 'idempotency.keyReused']);
    expect((await objects()).length).toBe(before + 1);
  });
});

describe('when a part is away', () => {
  test('the store: busy, and no row points to nothing (R14)', async () => {
    storage = lost();
    const { status, code, error } = await upload({ file: await png() });
    expect([status, code, error]).toEqual([503, 503, 'server.busy']);
    expect(await rows()).toEqual([]);
  });

  test('the store while a file is shown: busy, not gone', async () => {
    const { data } = await upload({ file: await png() });
    storage = lost();
    expect((await open(data.Url)).statusCode).toBe(503);
  });

  test('the member, erased meanwhile: no row, and nothing stays in the store', async () => {
    const before = (await objects()).length;
    await database.sql(`update member set state = 'suspended' where id = $1`, [anna.id]);
    const { status, error } = await upload({ file: await png() });
    await database.sql(`update member set state = 'active' where id = $1`, [anna.id]);
    expect([status, error]).toEqual([401, 'access.signInRequired']);
    expect([(await rows()).length, (await objects()).length]).toEqual([0, before]);
  });
});

describe('the form', () => {
  test('is taken from members only', async () => {
    const { status, error } = await upload({ file: await png() }, { authorization: '' });
    expect([status, error]).toEqual([401, 'access.signInRequired']);
  });

  test('may name the shop, which is compared and not believed (S05)', async () => {
    const file = await png();
    const own = { TenantId: '2', ShopId: String(harbour.id) };
    expect((await upload({ ...own, file })).code).toBe(200);
    expect((await upload({ file, ...own })).code).toBe(200);
    const claims: Record<string, string>[] = [{ TenantId: '3' }, { ShopId: '999' }, { TenantId: '' }];
    for (const claim of claims) {
      const reply = await upload({ file, ...claim });
      expect([reply.code, reply.error]).toEqual([403, 'access.shopMismatch']);
    }
  });

  const wrong: [string, () => Promise<Record<string, Part | Part[]>>][] = [
    ['without a file', async () => ({ other: 'x' })],
    ['with a file of another name', async () => ({ picture: await png() })],
    ['with text for a file', async () => ({ file: 'x' })],
    ['with two files', async () => ({ file: [await png(), await png()] })],
    ['with a prototype', async () => ({ file: await png(), __proto__x: 'x', constructor: 'x' })],
    ['with fields without end', async () => ({ file: await png(), field: Array(50).fill('x') })],
  ];
  test.each(wrong)('%s is refused', async (_, parts) => {
    const reply = await upload(await parts());
    expect([reply.status, reply.code, reply.error]).toEqual([200, 400, 'input.invalid']);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['a boundary that never comes', 'multipart/form-data; boundary=abc', 'x'.repeat(100), 400],
    [
      'an end that never comes',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      400,
    ],
    ['nothing', 'multipart/form-data; boundary=abc', '', 400],
    ['JSON', 'application/json', '{"file":"x"}', 415],
    ['a bare picture', 'image/png', 'x', 415],
  ])('%s is refused', async (_, type, payload, code) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'harbour.test',
        authorization: `Bearer ${harbour.id}:${anna.id}`,
        'idempotency-key': newKey(),
        'content-type': type,
      },
      payload,
    });
    expect(reply.json().Code).toBe(code);
    expect(reply.statusCode).toBeLessThan(500);
  });
});
