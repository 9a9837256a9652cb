import { announcement } from '@onehaul/contract/console/studio/announcement';
import { carton } from '@onehaul/contract/console/studio/carton';
import { goodsType } from '@onehaul/contract/console/studio/goods-type';
import { remoteArea } from '@onehaul/contract/console/studio/remote-area';
import { fieldsOf, type Resource } from '@onehaul/contract/console/studio/resource';
import { serviceOption } from '@onehaul/contract/console/studio/service';
import { warehouse } from '@onehaul/contract/console/studio/warehouse';
import { expect, test } from 'vitest';
import { problemOf } from './problem.ts';

const fields = [carton, goodsType, remoteArea, serviceOption, warehouse].flatMap((one) =>
  fieldsOf(one as unknown as Resource).map((field) => ({ ...field, path: `${one.name}.${field.name}` })),
);
const check = (path: string, value: unknown) =>
  problemOf(
    fields.find((field) => field.path === path)!,
    value,
    'vi',
  );
const empty = { zhHans: '', zhHanT: '', en: '', vi: '' };

test.each([
  ['carton.name', 'Box', undefined],
  ['carton.name', ' ', { key: 'required' }],
  ['carton.lengthMm', undefined, { key: 'required' }],
  ['carton.lengthMm', 5, { key: 'tooSmall', values: { least: '1 cm' } }],
  ['carton.mostGrams', 2_000_000, { key: 'tooLarge', values: { most: '1000 kg' } }],
  ['warehouse.code', 'sz1', { key: 'codeFormat' }],
  ['warehouse.code', 'A'.repeat(11), { key: 'tooLong', values: { most: 10 } }],
  ['remoteArea.key', 'North', { key: 'slugFormat' }],
  ['remoteArea.postcodePrefixes', ['310', 'x!'], { key: 'badItem', values: { line: 2, text: 'x!' } }],
  ['goodsType.names', { ...empty, vi: 'Đồ ăn' }, undefined],
  ['goodsType.names', { ...empty, en: 'Food' }, { key: 'requiredIn', language: 'vi' }],
  ['goodsType.notes', empty, undefined],
  ['goodsType.notes', { ...empty, en: 'Dry' }, { key: 'requiredIn', language: 'vi' }],
  [
    'goodsType.names',
    { ...empty, vi: 'A', en: 'x'.repeat(41) },
    { key: 'tooLong', values: { most: 40 }, language: 'en' },
  ],
  ['serviceOption.finds', null, undefined],
])('%s %j', (path, value, expected) => {
  expect(check(path, value)).toEqual(expected);
});

test('a point in time is a date, or missing', () => {
  const [field] = fieldsOf(announcement as unknown as Resource).filter(({ name }) => name === 'publishedAt');
  expect(problemOf(field!, new Date(), 'vi')).toBeUndefined();
  expect(problemOf(field!, undefined, 'vi')).toEqual({ key: 'required' });
});
