import { expect, it } from 'vitest';
import { judgeAdvisories, judgeSignatures } from './audit.ts';

const counts = (total: number) => ({ metadata: { vulnerabilities: { total } } });

it('S-j: an advisory of high severity is red, a lower one is counted', () => {
  const low = { ...counts(1), vulnerabilities: { 'left-pad': { severity: 'low' } } };
  const high = { ...counts(2), vulnerabilities: { ...low.vulnerabilities, tar: { severity: 'high' } } };
  expect(judgeAdvisories({ ...counts(0), vulnerabilities: {} }).outcome).toBe('passed');
  expect(judgeAdvisories(low).outcome).toBe('passed');
  expect(judgeAdvisories(high)).toEqual({
    outcome: 'failed',
    line: 'advisories: 1 high or critical, 2 in all: tar',
  });
});

it('S-j: a signature that is wrong or missing is red', () => {
  expect(judgeSignatures({ invalid: [], missing: [] }).outcome).toBe('passed');
  expect(judgeSignatures({ invalid: [{ name: 'tar' }], missing: [] }).outcome).toBe('failed');
  expect(judgeSignatures({ invalid: [], missing: [{ name: 'tar' }] }).outcome).toBe('failed');
});

it('S-j: a registry that does not answer skips the check and says so', () => {
  const refused = { message: '405 Method Not Allowed', error: { summary: '' } };
  const unreachable = { error: { summary: 'request failed' } };
  expect(judgeAdvisories(refused)).toEqual({
    outcome: 'skipped',
    line: 'advisories: skipped, the registry did not answer (405 Method Not Allowed)',
  });
  expect(judgeSignatures(unreachable).outcome).toBe('skipped');
  expect(judgeSignatures({}).line).toContain('no answer');
});
