import { CallFailed } from '@onehaul/client/send';
import { expect, test } from 'vitest';
import { createDirectChange } from './direct-change.ts';

const start = { shopId: 1, warehouseId: 2 };

function openClock() {
  let seconds = 0;
  return () => new Date((seconds += 1) * 1000);
}

test('what may have arrived is sent again as it was; what was answered is over', async () => {
  const change = createDirectChange(openClock());
  const sent: string[] = [];
  const send = (answer: () => string) => (scan: { scannedAt: Date }, key: string) => {
    sent.push(`${key} ${scan.scannedAt.getTime()}`);
    return Promise.resolve().then(answer);
  };
  const lost = () => {
    throw new CallFailed(503, 'away');
  };
  const refused = () => {
    throw new CallFailed(409, 'no');
  };
  await expect(change(start, send(lost))).rejects.toThrow('away');
  expect(
    await change(
      start,
      send(() => 'ok'),
    ),
  ).toBe('ok');
  expect(sent[1]).toBe(sent[0]);
  await expect(change(start, send(refused))).rejects.toThrow('no');
  expect(sent[2]).not.toBe(sent[0]);
  await change(
    start,
    send(() => 'ok'),
  );
  expect(sent[3]).not.toBe(sent[2]);
});
