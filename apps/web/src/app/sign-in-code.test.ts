import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { signInCodeScript } from './sign-in-code.server.ts';

/** Runs the script in a page with the URL. */
function run(address: string, clean: string) {
  const shown: string[] = [];
  const window: { signInCode?: string } = {};
  const history = { replaceState: (_state: unknown, _title: string, url: string) => shown.push(url) };
  const script = signInCodeScript(new URL(clean, 'https://shop.test'));
  runInNewContext(script, { window, history, location: new URL(address), URL });
  return { shown, code: window.signInCode, script };
}

test('S25: the code leaves the address and its history at once, and waits for its page', () => {
  const { shown, code } = run('https://shop.test/index?token=CODE', '/sign-in-link?redirect=%2Findex');
  expect(code).toBe('CODE');
  expect(shown).toEqual(['/sign-in-link?redirect=%2Findex']);
});

test('no address can end the script or leave its quotes', () => {
  const { shown, script } = run('https://shop.test/?token=C', `/sign-in-link?redirect=</script>"'\\u2028`);
  expect(script).not.toContain('</script');
  expect(shown).toHaveLength(1);
});
