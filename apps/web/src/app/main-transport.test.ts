import { expect, test } from 'vitest';
import { mainTransport } from './main-transport.ts';

type Transport = 'air' | 'sea' | 'land' | 'express';
const speeds = (...transports: Transport[]) => transports.map((transport) => ({ transport, minimumDays: 2 }));
const slowExpress = { transport: 'express', minimumDays: 4 } as const;

test.each([
  { lines: speeds('express', 'land', 'air', 'sea', 'sea'), way: 'sea' },
  { lines: speeds('land', 'air'), way: 'land' },
  { lines: speeds('air', 'land', 'land'), way: 'land' },
  { lines: speeds('express', 'sea'), way: 'sea' },
  { lines: [slowExpress, ...speeds('air', 'land', 'sea', 'sea')], way: 'air' },
  { lines: [], way: 'air' },
])('$lines go mainly by $way', ({ lines, way }) => {
  expect(mainTransport(lines)).toBe(way);
});
