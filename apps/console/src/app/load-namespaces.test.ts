import { expect, test, vi } from 'vitest';
import { loadNamespaces, showLanguage } from './language.ts';

const asked = vi.hoisted(() => ({ calls: [] as string[], answers: Promise.resolve() }));
vi.mock('@onehaul/i18n/console-messages', () => ({
  loadLazyConsoleMessages: async (language: string, namespaces: Iterable<string>) => {
    asked.calls.push([language, ...namespaces].join(' '));
    await asked.answers;
    return {};
  },
}));

test('texts asked for while another language is on its way are those of that language', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  await showLanguage('en');
  const { promise, resolve } = Promise.withResolvers<void>();
  asked.answers = promise;
  const shown = showLanguage('vi');
  const needed = loadNamespaces('tariff');
  resolve();
  await Promise.all([shown, needed]);
  expect(asked.calls).toEqual(['en', 'vi', 'vi tariff']);
});
