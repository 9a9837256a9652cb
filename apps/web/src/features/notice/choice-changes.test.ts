import { channelsOf, isChannelPossible, noticeChannels, noticeKinds } from '@onehaul/domain/notice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changesTo, inverse, isNotifiedBy, stateOf } from './choice-changes.ts';

const anyChoices = fc
  .array(fc.boolean(), {
    minLength: noticeKinds.length * 3,
    maxLength: noticeKinds.length * 3,
  })
  .map((said) =>
    noticeKinds.map((kind, row) => ({
      kind,
      channels: channelsOf(kind, (_, channel) => said[row * 3 + noticeChannels.indexOf(channel)]),
    })),
  );
const anyChannel = fc.constantFrom(...noticeChannels);
const sorted = (choices: ReturnType<typeof changed>) =>
  choices.map(({ kind, channels }) => ({ kind, channels: [...channels].sort() }));

test('a whole column or group is switched by saying only what is otherwise, and never what cannot be', () => {
  fc.assert(
    fc.property(anyChoices, anyChannel, fc.boolean(), (choices, channel, isOn) => {
      const changes = changesTo(choices, channel, isOn);
      expect(stateOf(changed(choices, changes), channel)).toBe(isOn ? 'all' : 'none');
      for (const { kind } of changes) {
        expect(isChannelPossible(kind, channel)).toBe(true);
        expect(isNotifiedBy(choices, kind, channel)).toBe(!isOn);
      }
      expect(changesTo(changed(choices, changes), channel, isOn)).toEqual([]);
    }),
  );
});

test('what was changed can be taken back', () => {
  fc.assert(
    fc.property(anyChoices, anyChannel, fc.boolean(), (choices, channel, isOn) => {
      const changes = changesTo(choices, channel, isOn);
      expect(sorted(changed(changed(choices, changes), inverse(changes)))).toEqual(sorted(choices));
    }),
  );
});

test('a group that cannot be told by a channel says so', () => {
  expect(stateOf([{ kind: 'couponGiven', channels: [] }], 'sms')).toBe('impossible');
  const some = [
    { kind: 'orderPaid' as const, channels: ['mail' as const] },
    { kind: 'orderShipped' as const, channels: [] },
  ];
  expect(stateOf(some, 'mail')).toBe('some');
});
