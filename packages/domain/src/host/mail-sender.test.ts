import { describe, expect, test } from 'vitest';
import type { DnsAnswer } from './host-check.ts';
import { judgeSender, type SenderFindings, spfValueOf, splitAddress } from './mail-sender.ts';

const found = (...values: string[]): DnsAnswer => ({ kind: 'found', values });
const none: DnsAnswer = { kind: 'none', isNameUnknown: false };
const failed: DnsAnswer = { kind: 'failed' };
const expected = { token: 'abc', publicKey: 'MIIB+/=', spf: 'include:spf.platform.test' };
const right: SenderFindings = {
  proof: found('google-site-verification=1', 'onehaul-verify=abc'),
  dkim: found('v=DKIM1; k=rsa; p=MIIB+/='),
  spf: found('google-site-verification=1', 'v=spf1 include:other.test include:spf.platform.test -all'),
  dmarc: found('v=DMARC1; p=reject; rua=mailto:a@b.test'),
};
const judge = (changes: Partial<SenderFindings> = {}, spf: string | null = expected.spf) =>
  judgeSender({ ...right, ...changes }, { ...expected, spf });

describe('what DNS says about a sender', () => {
  test('all records are right', () =>
    expect(judge()).toEqual({
      right: { proof: true, dkim: true, spf: true, dmarc: true },
      isVerified: true,
    }));

  test.each<[string, Partial<SenderFindings>]>([
    ['no proof', { proof: none }],
    ['the proof of another', { proof: found('onehaul-verify=abcd') }],
    ['no key', { dkim: none }],
    ['a revoked key', { dkim: found('v=DKIM1; p=') }],
    ['the key of another', { dkim: found('v=DKIM1; k=rsa; p=MIIC') }],
    ['a key of another kind', { dkim: found('v=DKIM1; k=ed25519; p=MIIB+/=') }],
    ['two keys', { dkim: found('v=DKIM1; p=MIIC', 'v=DKIM1; p=MIIB+/=') }],
    ['name servers that do not answer', { dkim: failed }],
  ])('%s does not verify', (_, changes) => expect(judge(changes).isVerified).toBe(false));

  test('a key split by spaces, without version or kind, is the same key', () =>
    expect(judge({ dkim: found('p=MI IB +/=') }).right.dkim).toBe(true));

  test.each<[string, Partial<SenderFindings>, 'spf' | 'dmarc']>([
    ['no SPF record', { spf: none }, 'spf'],
    ['SPF without the installation', { spf: found('v=spf1 -all') }, 'spf'],
    ['a longer name', { spf: found('v=spf1 include:spf.platform.test.evil.test -all') }, 'spf'],
    ['two SPF records', { spf: found('v=spf1 -all', 'v=spf1 include:spf.platform.test -all') }, 'spf'],
    ['no DMARC record', { dmarc: none }, 'dmarc'],
    ['DMARC without a policy', { dmarc: found('v=DMARC1; rua=mailto:a@b.test') }, 'dmarc'],
    ['two DMARC records', { dmarc: found('v=DMARC1; p=none', 'v=DMARC1; p=reject') }, 'dmarc'],
  ])('%s is shown, and the signature still verifies', (_, changes, kind) => {
    const verdict = judge(changes);
    expect(verdict.right[kind]).toBe(false);
    expect(verdict.isVerified).toBe(true);
  });

  test('without a mechanism of the installation SPF is not asked for', () =>
    expect(judge({ spf: none }, null).right.spf).toBe(true));
});

test('an existing SPF record is extended, because a second one would make both invalid', () => {
  const mechanism = 'ip4:203.0.113.7';
  expect(spfValueOf([], mechanism)).toBe('v=spf1 ip4:203.0.113.7 ~all');
  expect(spfValueOf(['v=spf1 include:a.test -all'], mechanism)).toBe(
    'v=spf1 ip4:203.0.113.7 include:a.test -all',
  );
  expect(spfValueOf(['v=spf1 ip4:203.0.113.7 -all'], mechanism)).toBe('v=spf1 ip4:203.0.113.7 -all');
});

test('an address is split into its parts', () => {
  expect(splitAddress(' Hello.World+a@Example.com ')).toEqual({
    local: 'hello.world+a',
    domain: 'example.com',
  });
  for (const typed of [
    'example.com',
    '@example.com',
    'a@',
    'a@b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a b@example.com',
    '"a"@example.com',
    'ä@example.com',
    'a\r\nbcc:x@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])
    expect(splitAddress(typed), typed).toBeUndefined();
});
