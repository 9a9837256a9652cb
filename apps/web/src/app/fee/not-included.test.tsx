import { TranslatorProvider } from '@onehaul/i18n/react';
import { loadLazyMessages } from '@onehaul/i18n/lazy-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotIncluded } from './not-included.tsx';

async function rendered(exclusions: readonly ('importTax' | 'measure')[]): Promise<string> {
  await loadLazyMessages('en', 'bill');
  const { messages } = await loadWebMessages.en();
  return renderToStaticMarkup(
    <TranslatorProvider value={createTranslator('en', messages)}>
      <NotIncluded exclusions={exclusions} />
    </TranslatorProvider>,
  );
}

test('a total says what it leaves out (U3)', async () => {
  const html = await rendered(['importTax', 'measure']);
  expect(html).toContain('data-not-included="importTax measure"');
  expect(html).toContain('Import tax that customs may charge');
  expect(html).toContain('Price changes after packing');
  expect(await rendered([])).toBe('');
});
