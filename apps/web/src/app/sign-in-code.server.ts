import { signInCodeProperty } from './sign-in-code.ts';

/**
 * First script in the head of a page whose URL carries a sign-in code, before any resource loads: removes the
 * code from URL and history, and stores it for the page that exchanges it (A12).
 */
export function signInCodeScript({ pathname, search }: URL): string {
  // A serialized URL contains no angle brackets or line breaks, so it cannot close the script element.
  const clean = JSON.stringify(pathname + search);
  return `window.${signInCodeProperty}=new URL(location).searchParams.get('token');history.replaceState(null,'',${clean})`;
}
