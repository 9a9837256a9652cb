import bowser from 'bowser';

/** Display name of a browser: "Chrome 156 on Windows". Other programs keep their own name. */
export function browserName(userAgent: string): string {
  if (userAgent.trim() === '') return '';
  const { browser, os } = bowser.parse(userAgent);
  if (!browser.name)
    return userAgent
      .replaceAll(/[^\x20-\x7e]/g, '')
      .split(/[\s/(]/, 1)[0]!
      .slice(0, 40);
  const version = browser.version?.split('.', 1)[0] ?? '';
  return [browser.name, version, os.name ? `on ${os.name}` : ''].filter(Boolean).join(' ').slice(0, 80);
}
