/** Where the script that cleans the address leaves the code it found there. */
export const signInCodePlace = 'signInCode';

/** The code, once. */
export function takeSignInCode(): string | undefined {
  const holder = window as { [signInCodePlace]?: string | null };
  const code = holder[signInCodePlace] || undefined;
  delete holder[signInCodePlace];
  return code;
}
