import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  channelsOf,
  isOnByDefault,
  isChannelPossible,
  kindsAbout,
  noticeKindsForModules,
  noticeChannels,
  noticeKinds,
  noticeSubjects,
  noticeChannelDefaults,
} from './notice.ts';
import { modules } from './shop.ts';

test('what is usual is possible', () => {
  const usual = noticeKinds.flatMap((kind) =>
    noticeChannels.filter((channel) => isOnByDefault(kind, channel)).map((channel) => ({ kind, channel })),
  );
  expect(usual.filter(({ kind, channel }) => !isChannelPossible(kind, channel))).toEqual([]);
});

test('a notice leaves by what is possible and chosen, or else usual', () => {
  const choices = fc.dictionary(
    fc.constantFrom(...noticeKinds.flatMap((kind) => noticeChannels.map((way) => `${kind} ${way}`))),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...noticeKinds), choices, (kind, said) => {
      const on = channelsOf(kind, (about, channel) => said[`${about} ${channel}`]);
      for (const channel of noticeChannels) {
        const chosen = said[`${kind} ${channel}`];
        const isOn =
          isChannelPossible(kind, channel) && (chosen === undefined ? isOnByDefault(kind, channel) : chosen);
        expect(on.includes(channel)).toBe(isOn);
      }
    }),
  );
});

test('a text is the exception: few kinds can be one, fewer are', () => {
  const texted = noticeChannelDefaults.filter(({ channel }) => channel === 'sms');
  expect(texted.length).toBeLessThan(noticeKinds.length / 2);
  expect(texted.filter(({ isUsual }) => isUsual)).toHaveLength(5);
});

test('every kind is about one subject, and each subject has kinds', () => {
  expect(noticeSubjects.flatMap(kindsAbout).sort()).toEqual([...noticeKinds].sort());
  for (const subject of noticeSubjects) expect(kindsAbout(subject).length).toBeGreaterThan(0);
});

test('a shop without a module asks nobody about what cannot happen there', () => {
  expect(noticeKindsForModules(modules)).toEqual(noticeKinds);
  const without = noticeKindsForModules(['consolidation']);
  expect(without).not.toContain('agentApproved');
  expect(without).toContain('orderPaid');
  expect(noticeKindsForModules([])).not.toContain('parcelStored');
  expect(noticeKindsForModules([])).toContain('withdrawalPaid');
});
