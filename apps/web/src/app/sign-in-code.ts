/** Window property in which the URL-cleaning script stores the code. */
export const signInCodePlace = 'signInCode';

/** Returns the sign-in code and removes it. */
export function takeSignInCode(): string | undefined {
  const holder = window as { [signInCodePlace]?: string | null };
  const code = holder[signInCodePlace] || undefined;
  delete holder[signInCodePlace];
  return code;
}
