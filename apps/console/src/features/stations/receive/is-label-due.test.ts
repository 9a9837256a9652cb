import { receiveOutcomes } from '@onehaul/contract/console/stations';
import { expect, test } from 'vitest';
import type { Entry } from '../outbox/entry.ts';
import { isLabelDue } from './is-label-due.ts';

const now = Date.parse('2026-11-19T10:00:00Z');
const entry = (more: object) =>
  ({ id: 'a', kind: 'receive', state: 'sent', madeAtMs: now - 1000, input: {}, ...more }) as unknown as Entry;
const outcome = (word: string) => ({ answer: { outcome: word } });

test('a label is due for what was received just now, and for what got its owner', () => {
  const due = receiveOutcomes.filter((word) => isLabelDue(entry(outcome(word)), now));
  expect(due).toEqual(['expected', 'misrouted', 'member', 'unclaimed', 'contested']);
  expect(isLabelDue(entry({ kind: 'assign', answer: {} }), now)).toBe(true);
});

test('not before the server has answered, and not for scans of another hour', () => {
  expect(isLabelDue(entry({ state: 'waiting' }), now)).toBe(false);
  expect(isLabelDue(entry({ state: 'conflict', kind: 'assign', answer: undefined }), now)).toBe(false);
  expect(isLabelDue(entry({ ...outcome('expected'), madeAtMs: now - 11 * 60_000 }), now)).toBe(false);
  expect(isLabelDue(entry({ kind: 'measure', answer: {} }), now)).toBe(false);
});
