import { expect } from '@playwright/test';
import { textsAddress } from './product.ts';

type Text = { readonly to: string; readonly text: string; readonly values: Readonly<Record<string, string>> };

/** Text messages to a number (digits with dial code), oldest first. */
export async function textsTo(number: string): Promise<Text[]> {
  const answer = await fetch(`${textsAddress()}/messages`);
  return ((await answer.json()) as Text[]).filter(({ to }) => to === number);
}

/** Waits for the verification code in the latest text to a number. */
export async function codeSentTo(number: string, after = 0): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const codes = (await textsTo(number)).filter(({ text }) => text === 'code').slice(after);
        return (code = codes.at(-1)?.values.code);
      },
      { message: `a code for ${number}` },
    )
    .toMatch(/^\d{6}$/);
  return code!;
}
