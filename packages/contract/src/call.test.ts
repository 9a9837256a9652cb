import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { ownCall } from './call.ts';

const schemas = { summary: 'Returns nothing.', input: z.null(), output: z.null() };

test('an own call is a POST with its input in the body, unless it sends a form', () => {
  const read = ownCall({ path: '/Test/Read', access: 'visitor', effect: 'read', ...schemas });
  expect(read).toMatchObject({ path: '/Test/Read', method: 'POST', sends: 'body', access: 'visitor' });
  const upload = { path: '/Test/Upload', access: 'member', effect: 'change', sends: 'multipart' } as const;
  expect(ownCall({ ...upload, ...schemas }).sends).toBe('multipart');
});

// Checked by tsc: the context of a handler depends on these types.
test('access and effect are part of the type, and a path of the spec is refused', () => {
  const read = ownCall({ path: '/Test/Read', access: 'visitor', effect: 'read', ...schemas });
  expectTypeOf(read.access).toEqualTypeOf<'visitor'>();
  expectTypeOf(read.effect).toEqualTypeOf<'read'>();
  type OfSpec = typeof ownCall<'/Order/DeleteData', z.ZodNull, z.ZodNull, 'visitor', 'change'>;
  expectTypeOf<Parameters<OfSpec>[0]['path']>().toBeNever();
});
