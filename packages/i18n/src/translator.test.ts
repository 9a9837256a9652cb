import { languages, languageTags } from '@onehaul/domain/language';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { loadConsoleMessages } from './console-messages.ts';
import type { MessageKey } from './namespace.ts';
import { createTranslator } from './translator.ts';
import { lazyNamespaces, loadLazyMessages } from './lazy-messages.ts';
import { loadWebMessages } from './web-messages.ts';

const values = { name: 'Harbour', id: 'a-1', count: 1 };

describe.each(languages)('%s', (language) => {
  test('says every text as i18next would', async () => {
    await Promise.all(lazyNamespaces.map((namespace) => loadLazyMessages(language, namespace)));
    const [web, console] = await Promise.all([loadWebMessages[language](), loadConsoleMessages[language]()]);
    const messages = { ...web.messages, ...console.messages };
    const i18next = createInstance();
    await i18next.init({
      keySeparator: false,
      nsSeparator: false,
      fallbackLng: false,
      interpolation: { escapeValue: false },
      lng: languageTags[language],
      load: 'currentOnly',
      resources: { [languageTags[language]]: messages },
    });
    const translator = createTranslator(language, messages);
    for (const namespace of Object.keys(messages) as (keyof typeof messages)[]) {
      const stems = new Set(Object.keys(messages[namespace]).map((key) => key.replace(/_(one|other)$/, '')));
      const names = Object.values(messages[namespace]).flatMap(
        (text) => text.match(/(?<=\{\{\s*)\w+/g) ?? [],
      );
      for (const key of stems) {
        for (const count of [0, 1, 2, 5, 1.5]) {
          const given = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), ...values, count };
          const ours = translator.of(namespace)(key as MessageKey<typeof namespace>, given);
          expect(ours).toBe(i18next.t(key, { ...given, ns: namespace }));
        }
      }
    }
  });
});

test('plural forms, values and missing texts', () => {
  const english = {
    page: { parcels_one: '{{count}} parcel of {{ name }}', parcels_other: '{{count}} parcels of {{ name }}' },
    storefront: {},
  };
  const t = createTranslator('en', english).of('page') as (key: string, values?: object) => string;
  expect(t('parcels', { count: 1, name: 'A' })).toBe('1 parcel of A');
  expect(t('parcels', { count: 0, name: '{{count}}' })).toBe('0 parcels of {{count}}');
  expect(t('nothing')).toBe('nothing');
  const chinese = { page: { parcels_other: '{{count}} 件' }, storefront: {} };
  expect((createTranslator('zhHans', chinese).of('page') as typeof t)('parcels', { count: 1 })).toBe('1 件');
});
