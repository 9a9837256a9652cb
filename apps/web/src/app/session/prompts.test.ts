import { expect, test } from 'vitest';
import { endPromptsWait, expectPrompts, forgetPrompts, promptsArrival } from './prompts.ts';

test('a call waits for dialogs that are on their way, and for no others', async () => {
  expect(promptsArrival()).toBeUndefined();
  expectPrompts();
  const arrival = promptsArrival();
  expectPrompts();
  expect(promptsArrival()).toBe(arrival);
  endPromptsWait();
  await expect(arrival).resolves.toBeUndefined();
});

test('a page that is left keeps no call waiting', async () => {
  expectPrompts();
  const arrival = promptsArrival();
  forgetPrompts();
  await expect(arrival).resolves.toBeUndefined();
  expect(promptsArrival()).toBeUndefined();
});
