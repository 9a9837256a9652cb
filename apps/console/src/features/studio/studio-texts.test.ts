import { canAddBySheet } from '@onehaul/contract/console/studio/sheet-field';
import { languages } from '@onehaul/domain/language';
import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { wordsOf } from './kit/use-words.ts';
import { screenGroups } from './screens.ts';

const screens = screenGroups.flatMap((group) => [...group.screens]);
/** Tables that refer to studio records, in the usage of an archive dialog. */
const usedBy = [
  ['line', 'lineGoodsType', 'openLine', 'tariffDraft', 'tariffVersion', 'remoteAreaPlace', 'codStatement'],
  ['bin', 'virtualWarehouse', 'parcel', 'returnParcel', 'stock', 'stockInbound', 'wave'],
  ['addedServiceOption', 'serviceRequest', 'shopOrder', 'supportCase'],
  ['destination', 'payType', 'wallet', 'member', 'newMember', 'coupon', 'campaign'],
].flat();

test('every resource has a screen that shows all its fields', () => {
  expect(screens.map(({ resource }) => resource.name)).toEqual([
    'profile',
    'brand',
    'homePage',
    'banner',
    'shopModules',
    'warehouse',
    'virtualWarehouse',
    'bin',
    'destination',
    'carrier',
    'deliverySpeed',
    'goodsType',
    'line',
    'remoteArea',
    'carton',
    'service',
    'serviceOption',
    'pickupPoint',
    'payType',
    'currency',
    'rechargePackage',
    'memberLevel',
    'campaign',
    'labelLayout',
    'orderSheetLayout',
    'invoiceLayout',
    'article',
    'announcement',
    'video',
  ]);
  for (const { resource, fields, form } of screens)
    expect(form.flat().toSorted(), resource.name).toEqual(fields.map(({ name }) => name).toSorted());
});

test.each(languages)('every resource, field, choice and usage has a text in %s', async (language) => {
  const t = createTranslator(language, await loadLazyConsoleMessages(language, ['studio'])).of('studio');
  for (const { resource, fields } of screens) {
    const words = wordsOf(t, resource.name);
    expect(words.title).not.toBe(resource.name);
    expect(words.sentence).not.toBe('');
    for (const { name, type } of fields) {
      expect(words.labelOf(name), `${resource.name}.${name}`).not.toBe(name);
      const nested = type.is === 'rows' ? type.fields : [];
      for (const field of [
        { name, type },
        ...nested.map((one) => ({ ...one, name: `${name}.${one.name}` })),
      ]) {
        expect(words.labelOf(field.name), `${resource.name}.${field.name}`).not.toBe(field.name);
        if (field.type.is !== 'choice' && field.type.is !== 'choices') continue;
        for (const option of field.type.options)
          expect(words.choiceOf(field.name, option), `${resource.name}.${field.name}.${option}`).not.toBe(
            option,
          );
      }
    }
    for (const state of resource.states) expect(words.stateOf(state)).not.toBe(state);
    for (const filter of resource.filters) expect(words.labelOf(filter)).not.toBe(filter);
  }
  const { usageOf } = wordsOf(t, '');
  // English words may equal a table's name.
  if (language !== 'en') for (const table of usedBy) expect(usageOf(table)).not.toBe(table);
});

test('an empty list offers a spreadsheet only where one can add records', () => {
  const listed = screens.filter(({ resource }) => !resource.isSingle);
  const without = listed.filter(({ resource }) => !canAddBySheet(resource));
  expect(without.map(({ resource }) => resource.name)).toEqual([
    'banner',
    'remoteArea',
    'article',
    'announcement',
    'video',
  ]);
});

test('each reference names its own target', () => {
  const line = screens.find(({ resource }) => resource.name === 'line')!;
  const targets = line.fields.flatMap(({ type }) => ('to' in type ? [type.to] : []));
  expect(targets).toEqual(['warehouse', 'destination', 'carrier', 'deliverySpeed', 'goodsType']);
});
