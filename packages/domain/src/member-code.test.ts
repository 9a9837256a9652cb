import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeAlphabet, countMemberCodes, generateMemberCode, parseMemberCode } from './member-code.ts';

const signs = fc.integer({ min: 5, max: 10 });
const codes = signs.chain((length) =>
  fc
    .integer({ min: 0, max: countMemberCodes(length) - 1 })
    .map((random) => generateMemberCode(random, length)),
);

describe('a member code', () => {
  test('has five signs and a check, more when told so, and no look-alikes', () => {
    expect(generateMemberCode(0)).toHaveLength(6);
    expect(generateMemberCode(0, 6)).toHaveLength(7);
    expect(codeAlphabet).not.toMatch(/[01258BILOSVWZ]/);
  });

  test('is another one for each number', () => {
    const all = new Set(Array.from({ length: 23 ** 3 }, (_, random) => generateMemberCode(random)));
    expect(all.size).toBe(23 ** 3);
    expect(generateMemberCode(countMemberCodes() - 1)).toBe(
      `YYYYY${generateMemberCode(countMemberCodes() - 1).at(-1)}`,
    );
  });

  test('is read as it was made, however it is written', () => {
    fc.assert(
      fc.property(
        codes,
        fc.array(fc.constantFrom(' ', '-', '\u3000', ''), { maxLength: 12 }),
        (code, gaps) => {
          const written = [...code].map((sign, index) => `${sign}${gaps[index] ?? ''}`).join('');
          expect(parseMemberCode(written)).toBe(code);
          expect(parseMemberCode(written.toLowerCase())).toBe(code);
          expect(parseMemberCode(` ${written} `)).toBe(code);
        },
      ),
    );
  });

  test('is not read with any one sign wrong', () => {
    fc.assert(
      fc.property(codes, fc.nat(), (code, place) => {
        const at = place % code.length;
        for (const wrong of codeAlphabet) {
          if (wrong === code[at]) continue;
          expect(parseMemberCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBeUndefined();
        }
      }),
    );
  });

  test('is not read with any two neighbours swapped', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (let at = 0; at + 1 < code.length; at++) {
          if (code[at] === code[at + 1]) continue;
          const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
          expect(parseMemberCode(swapped), `${code} ${swapped}`).toBeUndefined();
        }
      }),
    );
  });

  test.each(['', ' ', '3', '33333', 'O0I1LZ', 'A'.repeat(13), '333333\u0000', '😀😀😀', "' or 1=1"])(
    '%j is none',
    (typed) => {
      expect(parseMemberCode(typed)).toBeUndefined();
    },
  );
});
