import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDuplicateKey } from './duplicate-key.ts';

test.each([
  ['{"Level":1,"Level":9}', 'Level'],
  ['{"a":{"b":1,"c":[{"d":1},{"d":2,"d":3}]}}', 'd'],
  ['{"a":[1,2],"b":"x","a":null}', 'a'],
  ['{"a":"\\"}","b":",\\"a\\":","b":1}', 'b'],
  ['{"Level":1,"L\\u0065vel":9}', 'Level'],
  ['{"":1,"":2}', ''],
])('%s repeats %j', (json, key) => {
  expect(findDuplicateKey(json)).toBe(key);
});

test('what a program wrote repeats nothing, and a key written again is found wherever it is', () => {
  const value = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), {
    minKeys: 1,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(value, fc.boolean(), (object, isPretty) => {
      const json = JSON.stringify(object, null, isPretty ? 2 : 0);
      expect(findDuplicateKey(json)).toBeUndefined();
      const [first] = Object.keys(object);
      const again = json.replace(/\s*\}$/, `,${JSON.stringify(first)}:0}`);
      expect(findDuplicateKey(`[0,${again}]`)).toBe(first);
    }),
  );
});
