import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateMemberCode } from './member-code.ts';
import { erasedUsername, memberMachine, usernameKey } from './member.ts';

describe('how usernames are compared', () => {
  test.each([
    ['capitals', 'Anna', 'anna'],
    ['width', 'Ａｎｎａ', 'anna'],
    ['spaces around', '  anna ', 'anna'],
    ['a joiner nobody sees', 'an\u200dna', 'anna'],
    ['a direction mark', '\u202eanna', 'anna'],
    ['a mark at the beginning of files', '\ufeffanna', 'anna'],
    ['a soft hyphen', 'an\u00adna', 'anna'],
    ['a filler that looks like nothing', 'anna\u3164', 'anna'],
    ['how an accent was typed', 'Phu\u031bo\u031bng', 'phương'],
    ['a space hidden behind a mark', 'anna \u200b', 'anna'],
  ])('does not see %s', (_, typed, same) => {
    expect(usernameKey(typed)).toBe(usernameKey(same));
    expect(usernameKey(typed)).toBe(same.normalize('NFKC'));
  });

  test('sees other letters', () => {
    expect(usernameKey('陳大文')).not.toBe(usernameKey('陈大文'));
    expect(usernameKey('anna')).not.toBe(usernameKey('anne'));
  });

  test('is settled after once, and is no pseudonym of ours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 64 }), fc.nat(), (typed, random) => {
        const key = usernameKey(typed);
        expect(usernameKey(key)).toBe(key);
        expect(key).not.toBe(erasedUsername(generateMemberCode(random)));
      }),
      { numRuns: 2000 },
    );
    const pseudonym = erasedUsername(generateMemberCode(7));
    expect(usernameKey(pseudonym)).not.toBe(pseudonym);
  });
});

test('nothing leads out of an erasure, and only a cancellation or a removal leads into it', () => {
  expect(memberMachine.events('erased')).toEqual([]);
  expect(memberMachine.next('active', 'erase')).toBeUndefined();
  expect(memberMachine.next('cancelling', 'erase')).toBe('erased');
  expect(memberMachine.next('cancelling', 'remove')).toBeUndefined();
  expect(memberMachine.next('active', 'remove')).toBe('erased');
});
