import type { Warehouse } from '@onehaul/contract/catalog';
import { expect, test } from 'vitest';
import { receiverLine, wholeLabel } from './delivery-label.ts';

const warehouse: Warehouse = {
  id: 1,
  code: 'DG',
  name: '东莞仓',
  countryCode: 'CN',
  receiver: '海港集运',
  phone: '15407692201',
  address: '广东省东莞市虎门镇怀林路126号',
  postcode: '523926',
  hours: '09:00-21:00',
  note: '大件',
};

test('the member code stands after the receiver', () => {
  expect(receiverLine('海港集运', 'H7K4QX')).toBe('海港集运(H7K4QX)');
  expect(receiverLine('NorthStar Forwarding', 'H7K4QX')).toBe('NorthStar Forwarding H7K4QX');
});

test('the whole label is what a courier needs, and nothing else', () => {
  expect(wholeLabel(warehouse, 'H7K4QX')).toBe(
    '海港集运(H7K4QX)\n15407692201\n广东省东莞市虎门镇怀林路126号\n523926',
  );
  expect(wholeLabel({ ...warehouse, postcode: '' }, 'H7K4QX').split('\n')).toHaveLength(3);
});
