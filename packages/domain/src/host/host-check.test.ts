import { describe, expect, test } from 'vitest';
import {
  type DnsAnswer,
  type DnsFindings,
  dueHostNotice,
  type HostClaim,
  type HostVerdict,
  judgeHost,
  stepHost,
} from './host-check.ts';

const found = (...values: string[]): DnsAnswer => ({ kind: 'found', values });
const none: DnsAnswer = { kind: 'none', isNameUnknown: false };
const unknown: DnsAnswer = { kind: 'none', isNameUnknown: true };
const failed: DnsAnswer = { kind: 'failed' };
const expected = { token: 'abc', edgeHost: 'edge.test', edgeAddresses: ['203.0.113.7', '2001:db8::7'] };
const right: DnsFindings = {
  proof: found('v=spf1 -all', 'onehaul-verify=abc'),
  aliases: found('www.hosting.test', 'edge.test'),
  addresses: found('203.0.113.7'),
};
const judge = (changes: Partial<DnsFindings> = {}) => judgeHost({ ...right, ...changes }, expected);

describe('what DNS says', () => {
  test('the proof and a pointer are enough, by alias or by addresses', () => {
    const verified: HostVerdict = { proof: 'proved', isPointing: true, problem: null };
    expect(judge()).toEqual(verified);
    expect(judge({ aliases: none })).toEqual(verified);
    expect(judge({ aliases: none, addresses: found('203.0.113.7', '2001:db8::7') })).toEqual(verified);
    // The edge's own addresses may be unknown to us.
    expect(judge({ addresses: found('198.51.100.1') })).toEqual(verified);
  });

  test.each<[string, Partial<DnsFindings>, Partial<HostVerdict>]>([
    ['a pointer alone', { proof: none }, { proof: 'gone', isPointing: true, problem: 'proofMissing' }],
    ['no such name at the proof', { proof: unknown }, { proof: 'gone', problem: 'proofMissing' }],
    [
      'the token of another',
      { proof: found('onehaul-verify=abcd') },
      { proof: 'gone', problem: 'proofWrong' },
    ],
    ['a token within a text', { proof: found('x onehaul-verify=abc') }, { problem: 'proofWrong' }],
    ['a resolver that fails', { proof: failed }, { proof: 'unknown', problem: 'dnsFailed' }],
    ['the proof alone', { aliases: none, addresses: none }, { isPointing: false, problem: 'pointsNowhere' }],
    [
      'an alias of another',
      { aliases: found('shops.rival.test'), addresses: found('192.0.2.1') },
      { isPointing: false, problem: 'pointsElsewhere' },
    ],
    [
      'one foreign address among ours',
      { aliases: none, addresses: found('203.0.113.7', '192.0.2.1') },
      { isPointing: false, problem: 'pointsElsewhere' },
    ],
    [
      'addresses that nobody knows',
      { aliases: none, addresses: failed },
      { isPointing: false, problem: 'dnsFailed' },
    ],
    [
      'no such domain',
      { proof: unknown, aliases: unknown, addresses: unknown },
      { isPointing: false, problem: 'nameUnknown' },
    ],
  ])('%s does not verify', (_, changes, verdict) => expect(judge(changes)).toMatchObject(verdict));
});

const now = new Date('2026-11-18T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const verified: HostVerdict = { proof: 'proved', isPointing: true, problem: null };
const missing: HostVerdict = { proof: 'gone', isPointing: false, problem: 'nameUnknown' };
const waiting: HostClaim = { state: 'waiting', waitingSince: ago(1), failedSince: null, checks: 0 };
const live: HostClaim = { ...waiting, state: 'verified' };

describe('what a check changes', () => {
  test('a waiting claim is looked up after 1 minute, 2, 4, at most an hour, for seven days', () => {
    const next = (checks: number) => stepHost({ ...waiting, checks }, missing, now).nextSeconds;
    expect([0, 1, 2, 5, 6, 100].map(next)).toEqual([60, 120, 240, 1920, 3600, 3600]);
    const late = { ...waiting, waitingSince: ago(7 * 24) };
    expect(stepHost(late, missing, now)).toMatchObject({ state: 'failed', nextSeconds: null, act: 'none' });
  });

  test('proof and pointer bring a claim in, also one that was given up', () => {
    for (const state of ['waiting', 'failed'] as const)
      expect(stepHost({ ...waiting, state }, verified, now)).toMatchObject({
        act: 'enter',
        state: 'verified',
      });
    for (const half of [
      { ...verified, proof: 'gone' as const },
      { ...verified, proof: 'unknown' as const },
      { ...verified, isPointing: false },
    ])
      expect(stepHost(waiting, half, now).act).toBe('none');
  });

  test('a verified name stays while it points here, and leaves after seven days elsewhere', () => {
    expect(stepHost(live, { ...verified, proof: 'gone' }, now)).toMatchObject({
      state: 'verified',
      failedSince: null,
      nextSeconds: 86_400,
    });
    expect(stepHost(live, missing, now)).toMatchObject({
      state: 'verified',
      failedSince: now,
      nextSeconds: 3600,
    });
    const failing = { ...live, failedSince: ago(7 * 24 - 1) };
    expect(stepHost(failing, missing, now)).toMatchObject({ act: 'none', state: 'verified' });
    expect(stepHost({ ...live, failedSince: ago(7 * 24) }, missing, now)).toMatchObject({
      act: 'drop',
      state: 'failed',
      nextSeconds: null,
    });
    expect(stepHost(failing, verified, now)).toMatchObject({ state: 'verified', failedSince: null });
  });

  test('owners are told of a failure, before the end and at the end, once each', () => {
    const due = (hours: number, noticesSent: number, state: HostClaim['state'] = 'verified') =>
      dueHostNotice({ state, failedSince: ago(hours), noticesSent }, now)?.notice;
    expect(due(0, 0)).toBeUndefined();
    expect(due(1, 0)).toBe('domainFailing');
    expect(due(30, 1)).toBeUndefined();
    expect(due(5 * 24, 1)).toBe('domainEnding');
    expect(due(6 * 24, 2)).toBeUndefined();
    expect(due(7 * 24, 2, 'failed')).toBe('domainRemoved');
    expect(due(7 * 24, 3, 'failed')).toBeUndefined();
    expect(dueHostNotice({ state: 'verified', failedSince: null, noticesSent: 0 }, now)).toBeUndefined();
  });
});
