import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { studioRecords } from '@onehaul/testing/studio-records';
import { afterAll, expect, test } from 'vitest';

const stage = await createStudioFixture();
const { database, shop, get, list, save, importSheet } = stage;
afterAll(() => stage.close());

const noHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const columns = ['kind', 'isOpen', 'countryId', 'regionId', 'address', 'serviceChargeCents', 'storageDays'];
const cells = ['counter', '1', '156', 'CN440305', 'Dock 9', '0', '7'];

test('a point from before has no hours, and its text stays', async () => {
  const { key } = await studioRecords.pickupPoint!(database, shop);
  const { values } = await get('pickupPoint', key);
  expect(values).toMatchObject({ openingHours: { days: noHours, closedOn: [] }, timeZone: '' });
  expect(values.hours).toMatchObject({ en: '9-18' });
});

test('hours are saved and read as they are', async () => {
  const { values } = await studioRecords.pickupPoint!(database, shop);
  const { data } = await save('pickupPoint', { ...values, timeZone: 'Asia/Ho_Chi_Minh', hours: {} });
  expect((await get('pickupPoint', data.key)).values).toMatchObject({
    openingHours: values.openingHours,
    timeZone: 'Asia/Ho_Chi_Minh',
  });
});

test.each([
  [
    'overlaps',
    {
      days: {
        ...noHours,
        mon: [
          { from: '09:00', to: '13:00' },
          { from: '12:00', to: '18:00' },
        ],
      },
    },
  ],
  ['ends before it begins', { days: { ...noHours, sat: [{ from: '18:00', to: '09:00' }] } }],
  ['is no time', { days: { ...noHours, sat: [{ from: '9', to: '18' }] } }],
  ['is no day', { closedOn: ['2026-02-30'] }],
  ['is a day twice', { closedOn: ['2026-12-25', '2026-12-25'] }],
])('what %s is refused', async (_, wrong) => {
  const { values } = await studioRecords.pickupPoint!(database, shop);
  const openingHours = { days: noHours, closedOn: [], ...wrong };
  expect((await save('pickupPoint', { ...values, openingHours })).error).toBe('input.invalid');
});

test('a spreadsheet has them in one cell, and may lack the column', async () => {
  const heading = ['id', 'names.en', 'hours.en', 'notes.en', ...columns, 'longitude', 'latitude'];
  const row = (name: string) => ['', name, '', '', ...cells, '114', '22'];
  const written = 'mon 09:00-12:00 13:00-18:00; closed 2026-12-25';
  const { data } = await importSheet('pickupPoint', [
    [...heading, 'openingHours'],
    [...row('With hours'), written],
  ]);
  expect(data).toEqual({ added: 1, changed: 0, problems: [] });
  expect((await importSheet('pickupPoint', [heading, row('Without')])).data).toMatchObject({ added: 1 });
  const wrong = await importSheet('pickupPoint', [
    [...heading, 'openingHours'],
    [...row('Wrong'), 'someday 9-18'],
  ]);
  expect(wrong.data.problems).toMatchObject([{ row: 2, field: 'openingHours' }]);
  const [added] = (await list('pickupPoint', { search: 'With hours' })).items;
  expect(added!.values.openingHours).toMatchObject({
    days: {
      mon: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '18:00' },
      ],
      tue: [],
    },
    closedOn: ['2026-12-25'],
  });
});
