import { expect, test } from 'vitest';
import { openServer } from './open-server.ts';

test('O9: a page server waits for an upload as long as the API does', async () => {
  const app = openServer({ trustedProxies: [], isLeaving: () => false });
  expect(app.server.requestTimeout).toBe(120_000);
  await app.close();
});
