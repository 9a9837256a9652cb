import { expect, test } from 'vitest';
import { createWebServer } from './web-server.ts';

test('O9: a page server waits for an upload as long as the API does', async () => {
  const app = createWebServer({ trustedProxies: [], isLeaving: () => false });
  expect(app.server.requestTimeout).toBe(120_000);
  await app.close();
});
