import { expect, test } from 'vitest';
import { isOwnershipCertain } from './claim.ts';

const receivedAt = new Date('2026-03-10T00:00:00Z');
const before = new Date('2026-03-09T00:00:00Z');
const after = new Date('2026-03-10T00:00:01Z');
const me = 1;
const other = 2;

test.each([
  ['who said so before it came', [{ memberId: me, since: before }], [{ memberId: me }], true],
  ['who says so only now', [{ memberId: me, since: after }], [{ memberId: me }], false],
  ['who said so at that very moment', [{ memberId: me, since: receivedAt }], [], false],
  ['who never said so', [], [{ memberId: me }], false],
  [
    'against somebody who also expected it',
    [
      { memberId: me, since: before },
      { memberId: other, since: after },
    ],
    [],
    false,
  ],
  ['against somebody who claims it', [{ memberId: me, since: before }], [{ memberId: other }], false],
])('a person decides, or not: %s', (_, forecasts, claims, isBeyondDoubt) => {
  expect(isOwnershipCertain({ memberId: me, receivedAt, forecasts, claims })).toBe(isBeyondDoubt);
});
