/** Window property in which the URL-cleaning script stores the code. */
export const signInCodeProperty = 'signInCode';

/** Returns the sign-in code and removes it. */
export function takeSignInCode(): string | undefined {
  const holder = window as { [signInCodeProperty]?: string | null };
  const code = holder[signInCodeProperty] || undefined;
  delete holder[signInCodeProperty];
  return code;
}
