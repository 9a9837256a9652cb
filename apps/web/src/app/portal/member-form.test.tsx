import { TranslatorProvider } from '@onehaul/i18n/react';
import { loadLazyMessages } from '@onehaul/i18n/lazy-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberForm } from './member-form.tsx';

type Summary = readonly {
  readonly name: 'number' | 'amount';
  readonly text: string;
  readonly fieldId: string;
}[];
const required = { name: 'amount', text: 'This field is required', fieldId: 'f-amount' } as const;

async function rendered(summary: Summary, labelOf?: (name: string) => string): Promise<string> {
  await loadLazyMessages('en', 'member');
  const { messages } = await loadWebMessages.en();
  return renderToStaticMarkup(
    <TranslatorProvider value={createTranslator('en', messages)}>
      <MemberForm
        form={{ props: { method: 'post' }, summary }}
        {...(labelOf && { labelOf })}
        className="grid"
      >
        <input id="f-amount" />
      </MemberForm>
    </TranslatorProvider>,
  );
}

test('errors stand above the fields, each with a link to its own (U30)', async () => {
  const html = await rendered([required], () => 'Amount');
  expect(html).toMatch(/^<form class="grid" method="post"><div[^>]*role="alert"/);
  expect(html).toContain('href="#f-amount"');
  expect(html).toContain('Amount: This field is required');
  expect(html.indexOf('href="#f-amount"')).toBeLessThan(html.indexOf('<input'));
});

test('an error that names its field is repeated as it is, and without errors nothing stands there', async () => {
  expect(await rendered([required])).toContain('>This field is required</a>');
  expect(await rendered([])).toBe('<form class="grid" method="post"><input id="f-amount"/></form>');
});
