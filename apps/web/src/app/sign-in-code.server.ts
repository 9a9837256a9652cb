import { signInCodePlace } from './sign-in-code.ts';

/**
 * Stands first in the head of a page whose address came with a sign-in code, before anything is loaded: the code
 * leaves the address and its history, and waits for the page that exchanges it (A12).
 */
export function takeCodeScript({ pathname, search }: URL): string {
  // A URL holds no angle brackets and no line ends: it cannot close the script it stands in.
  const clean = JSON.stringify(pathname + search);
  return `window.${signInCodePlace}=new URL(location).searchParams.get('token');history.replaceState(null,'',${clean})`;
}
