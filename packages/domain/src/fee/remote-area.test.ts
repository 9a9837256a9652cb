import { expect, test } from 'vitest';
import { remoteAreasAt } from './remote-area.ts';

const areas = [
  { key: 'highlands', countryId: 826, postcodePrefixes: ['KW', 'HS', 'IV27'], regionIds: [] },
  { key: 'islands', countryId: 344, postcodePrefixes: [], regionIds: ['HK810309'] },
  { key: 'mountains', countryId: 704, postcodePrefixes: [], regionIds: ['VN04', 'VN11'] },
  { key: 'lookalike', countryId: 840, postcodePrefixes: ['KW'], regionIds: [] },
];

test.each([
  ['a postcode that begins as the list says', { countryId: 826, postcode: 'KW15 1AA' }, ['highlands']],
  ['however it is written', { countryId: 826, postcode: ' iv27-4 hb' }, ['highlands']],
  ['not one that holds it further in', { countryId: 826, postcode: 'SW1A 2KW' }, []],
  ['none without a postcode', { countryId: 826 }, []],
  ['a region of the list', { countryId: 344, regionIds: ['HK810309'] }, ['islands']],
  ['a region within one of the list', { countryId: 704, regionIds: ['VN01273', 'VN04'] }, ['mountains']],
  ['not its neighbour', { countryId: 704, regionIds: ['VN01'] }, []],
  ['nothing of another country', { countryId: 36, postcode: 'KW1', regionIds: ['VN04'] }, []],
])('%s', (_, address, expected) => {
  expect(remoteAreasAt(areas, address)).toEqual(expected);
});
