import { expect, test } from 'vitest';
import { lightSession } from './light-session.ts';

test('a server, whose modules all members share, has no session', () => {
  expect(() => lightSession()).toThrow('A server has no session');
});
