import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeys } from '../../keys.ts';
import { DataKeyMissing } from '../../sealed.ts';
import { seal, unseal } from './sealed-secret.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

// RFC 6238, appendix B: the secret "12345678901234567890" and its codes, last six digits only.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const code = '287082'; // second 59: step 1

test('a code belongs to its step, and counts one step around it', () => {
  const at = (seconds: number) => stepOfCode(secret, code, seconds * 1000);
  expect([at(30), at(59), at(0), at(29), at(60), at(89)]).toEqual([1, 1, 1, 1, 1, 1]);
  expect([at(90), at(120), at(3600)]).toEqual([undefined, undefined, undefined]);
});

test('what is no code is none', () => {
  for (const typed of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', ' 287082']) {
    expect(stepOfCode(secret, typed, 59_000), typed).toBeUndefined();
  }
});

test('every new secret is another one of 160 bits', () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

const text = () => randomBytes(24).toString('hex');
const owner = { tenantId: 2, id: 7 };
/** Offset of the key id, after a four-byte magic and a length byte. */
const idAt = 5;

test('a sealed secret opens for its owner, with the key of the day or an earlier one', () => {
  const [first, second, third] = [`a:${text()}`, `b:${text()}`, `c:${text()}`];
  const open = (...dataKeys: string[]) => createKeys([text()], dataKeys);
  const sealed = seal(open(first), owner, secret);
  expect(unseal(open(first), owner, sealed)).toBe(secret);
  expect(unseal(open(second, first), owner, sealed)).toBe(secret);
  expect(() => unseal(open(second, third), owner, sealed)).toThrow('no key "a"');
});

test('it shows nothing, differs each time, and opens for nobody else nor when a bit of it changed', () => {
  const keys = createKeys([text()], [`b:${text()}`]);
  const sealed = seal(keys, owner, secret);
  expect(sealed.toString('latin1')).not.toContain(secret.slice(0, 8));
  expect(sealed.equals(seal(keys, owner, secret))).toBe(false);
  expect(unseal(keys, { tenantId: 3, id: 7 }, sealed)).toBeUndefined();
  expect(unseal(keys, { tenantId: 2, id: 8 }, sealed)).toBeUndefined();
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    // A change in the key id looks up a missing key; any other change fails authentication.
    if (at === idAt) expect(() => unseal(keys, owner, changed)).toThrow(DataKeyMissing);
    else expect(unseal(keys, owner, changed), String(at)).toBeUndefined();
  }
});
