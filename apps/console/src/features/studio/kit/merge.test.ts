import { pickupPoint } from '@onehaul/contract/console/studio/pickup-point';
import { fieldsOf, type Resource } from '@onehaul/contract/console/studio/resource';
import { describe, expect, test } from 'vitest';
import { mergeChanges } from './merge.ts';

const fields = fieldsOf(pickupPoint as unknown as Resource);
const texts = { zhHans: '', zhHanT: '', en: '', vi: '' };
const base = { names: { ...texts, en: 'Central' }, address: '1 Queen’s Road', storageDays: 7 };
const merge = (mine: object, theirs: object) =>
  mergeChanges(fields, base, { ...base, ...mine }, { ...base, ...theirs });

describe('a concurrent edit', () => {
  test('fields only one of us changed are combined', () => {
    const { values, changes } = merge({ address: '2 Queen’s Road' }, { storageDays: 14 });
    expect(values).toEqual({ ...base, address: '2 Queen’s Road', storageDays: 14 });
    expect(changes).toEqual({ storageDays: { mine: 7, theirs: 14, isConflict: false } });
  });

  test('a field both changed keeps mine and is marked', () => {
    const { values, changes } = merge({ storageDays: 10 }, { storageDays: 14 });
    expect(values.storageDays).toBe(10);
    expect(changes.storageDays).toEqual({ mine: 10, theirs: 14, isConflict: true });
  });

  test('the same change is no conflict', () => {
    expect(merge({ storageDays: 14 }, { storageDays: 14 }).changes.storageDays!.isConflict).toBe(false);
  });

  test('different languages of a text are combined', () => {
    const { values, changes } = merge(
      { names: { ...base.names, vi: 'Trung tâm' } },
      { names: { ...base.names, zhHanT: '中環' } },
    );
    expect(values.names).toEqual({ ...base.names, vi: 'Trung tâm', zhHanT: '中環' });
    expect(Object.keys(changes)).toEqual(['names']);
  });

  test('the same language keeps mine', () => {
    const { values, changes } = merge(
      { names: { ...base.names, en: 'Central I' } },
      { names: { ...base.names, en: 'Central II' } },
    );
    expect((values.names as typeof texts).en).toBe('Central I');
    expect(changes.names!.isConflict).toBe(true);
  });

  test('nothing of theirs, nothing marked', () => {
    expect(merge({ storageDays: 1 }, {}).changes).toEqual({});
  });
});
