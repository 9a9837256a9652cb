import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { isRoleAct, roleDetails, roleLabel } from './role-words.ts';

const translator = createTranslator('en', await loadLazyConsoleMessages('en', ['audit', 'staff']));
const texts = { acts: translator.of('audit'), staff: translator.of('staff') };
const shops = [{ id: 1, name: 'Harbour' }];

test('a changed role shows what was added and removed', () => {
  const from = { name: 'Packer', permissions: ['order:read', 'order:work'] };
  const to = { name: 'Packers', permissions: ['order:read', 'parcel:hold'] };
  expect(roleDetails({ from, to }, texts, shops)).toEqual({
    from: { name: 'Packer' },
    to: { name: 'Packers' },
    added: ['Hold and release parcels'],
    removed: ['Pick, pack, load and track orders'],
  });
});

test('a new role and a person’s places are in words; an unknown permission keeps its name', () => {
  expect(roleDetails({ name: 'New', permissions: ['order:read', 'order:eat'] }, texts, shops)).toEqual({
    name: 'New',
    permissions: ['View orders, batches and exceptions', 'order:eat'],
  });
  const from = { places: null };
  const to = {
    places: [
      { shopId: 1, warehouseId: null },
      { shopId: 1, warehouseId: 7 },
    ],
  };
  expect(roleDetails({ from, to }, texts, shops)).toEqual({
    from: { places: ['whole company'] },
    to: { places: ['Harbour', 'Harbour, warehouse 7'] },
  });
});

test('labels and acts of roles', () => {
  expect(roleLabel('companyRole', texts.acts)).toBe('Company role');
  expect(roleLabel('email', texts.acts)).toBeUndefined();
  expect(['roles/save', 'staff/update', 'studio/role/save'].map(isRoleAct)).toEqual([true, true, false]);
});
