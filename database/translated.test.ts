import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const write = (text: string) => database.sql('select $1::jsonb::app.translated', [text]);

test.each(['{"en":"Parcel"}', '{"zhHans":"包裹","zhHanT":"包裹","en":"Parcel","vi":"Kiện hàng"}'])(
  '%s is a translated text',
  async (text) => {
    await expect(write(text)).resolves.toHaveLength(1);
  },
);

test.each([
  '{}',
  '[]',
  '"Parcel"',
  'null',
  '{"EN":"Parcel"}',
  '{"en":"Parcel","fr":"Colis"}',
  '{"en":1}',
  '{"en":null}',
  '{"en":{"a":"b"}}',
])('%s is not', async (text) => {
  await expect(write(text)).rejects.toThrow(/violates check constraint/);
});
