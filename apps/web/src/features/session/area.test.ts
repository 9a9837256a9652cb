import { expect, test } from 'vitest';
import { matchingAreas } from './area.ts';

const areas = [
  { countryId: 1, name: 'Trung Quốc', dialCode: '+86', countryCode: 'CN' },
  { countryId: 2, name: '香港', dialCode: '+852', countryCode: 'HK' },
  { countryId: 3, name: 'Đan Mạch', dialCode: '+45', countryCode: 'DK' },
  { countryId: 4, name: 'Côte d’Ivoire', dialCode: '+225', countryCode: 'CI' },
];
const found = (search: string) => matchingAreas(areas, search).map(({ countryId }) => countryId);

test.each([
  ['', [1, 2, 3, 4]],
  ['trung quoc', [1]],
  ['Trung Quốc', [1]],
  ['dan mach', [3]],
  ['香', [2]],
  ['+85', [2]],
  ['8', [1, 2]],
  ['hk', [2]],
  ['cote', [4]],
  ['nowhere', []],
])('%j finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
