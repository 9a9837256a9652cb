import { expect } from '@playwright/test';
import { textsAddress } from './product.ts';

type Text = { readonly to: string; readonly text: string; readonly values: Readonly<Record<string, string>> };

/** What was sent to a number, digits with their dial code, oldest first. */
export async function textsTo(number: string): Promise<Text[]> {
  const answer = await fetch(`${textsAddress()}/messages`);
  return ((await answer.json()) as Text[]).filter(({ to }) => to === number);
}

/** The verification code of the latest text to a number, once it has come. */
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
