import { expect, test, vi } from 'vitest';
import { isReadyForData } from './before-data.ts';

function sessionOf(subject: string | undefined, msLeft: number) {
  return {
    subject: vi.fn<() => string | undefined>(() => subject),
    msLeft: () => (subject === undefined ? undefined : msLeft),
    refresh: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
    clear: vi.fn<() => void>(),
  };
}
const minute = 60_000;
const failure = (code?: number) => Object.assign(new Error('failed'), code && { code });

test('a valid login of the shown member is used as it is', async () => {
  const session = sessionOf('7', 10 * minute);
  expect(await isReadyForData(session, '7')).toBe(true);
  expect(session.refresh).not.toHaveBeenCalled();
});

test('data of another member is never loaded into the page of this one', async () => {
  const session = sessionOf('8', 10 * minute);
  expect(await isReadyForData(session, '7')).toBe(false);
  expect(session.refresh).not.toHaveBeenCalled();
  expect(await isReadyForData(sessionOf(undefined, 0), '7')).toBe(false);
});

test('an expiring login is renewed first, and the member is compared again', async () => {
  const session = sessionOf('7', 30_000);
  expect(await isReadyForData(session, '7')).toBe(true);
  expect(session.refresh).toHaveBeenCalledTimes(1);
  const swapped = sessionOf('7', -1);
  swapped.refresh.mockImplementation(async () => void swapped.subject.mockReturnValue('8'));
  expect(await isReadyForData(swapped, '7')).toBe(false);
});

test('a login that is over is dropped; a server that is away signs nobody out', async () => {
  const over = sessionOf('7', -1);
  over.refresh.mockRejectedValue(failure(401));
  expect(await isReadyForData(over, '7')).toBe(false);
  expect(over.clear).toHaveBeenCalledTimes(1);
  for (const error of [failure(503), failure(429), failure()]) {
    const away = sessionOf('7', -1);
    away.refresh.mockRejectedValue(error);
    expect(await isReadyForData(away, '7')).toBe(true);
    expect(away.clear).not.toHaveBeenCalled();
  }
});
