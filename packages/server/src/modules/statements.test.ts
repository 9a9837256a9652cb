import { expect, test } from 'vitest';
import { compileAll } from '../db/statement.ts';

// The API and the worker: all statements are prepared by what they import.
await import('./routes.ts');
await import('./console-routes.ts');
await import('./platform-routes.ts');
await import('./jobs.ts');
await import('./import-plans.ts');

test('every statement compiles, and is prepared as the read or the change it is', () => {
  const texts = compileAll();
  expect(texts.length).toBeGreaterThan(1000);
});
