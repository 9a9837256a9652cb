import type { ShopInfo } from '@onehaul/contract/shop';
import type { Track } from '@onehaul/contract/tracking';
import { TranslatorProvider } from '@onehaul/i18n/react';
import { loadLazyMessages } from '@onehaul/i18n/lazy-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopProvider } from '../../app/shop-context.tsx';
import { OrderWay } from './order-way.tsx';

const track = (changed: Partial<Track>): Track => ({
  asked: 'NS1',
  isFound: true,
  number: 'NS1',
  carrierBillNumber: 'DHL1',
  carrierName: 'DHL',
  fromName: null,
  toName: null,
  state: null,
  way: null,
  lines: [
    {
      milestone: 'delivered',
      source: 'carrier',
      words: 'Handed to neighbour',
      place: 'Hanoi',
      happenedAt: new Date('2026-03-01T01:30:00Z'),
    },
  ],
  next: null,
  isLate: false,
  updatedAt: new Date('2026-03-01T02:00:00Z'),
  ...changed,
});

async function rendered(shown: Track): Promise<string> {
  await Promise.all(
    (['order', 'tracking', 'way', 'member'] as const).map((one) => loadLazyMessages('en', one)),
  );
  const { messages } = await loadWebMessages.en();
  return renderToStaticMarkup(
    <TranslatorProvider value={createTranslator('en', messages)}>
      <ShopProvider value={{ timeZone: 'Asia/Ho_Chi_Minh' } as ShopInfo}>
        <OrderWay track={shown} />
      </ShopProvider>
    </TranslatorProvider>,
  );
}

test('an order shows the carrier’s events, when they were last updated, and the zone of the times (U21)', async () => {
  const html = await rendered(track({}));
  expect(html).toContain('Hanoi · Handed to neighbour');
  expect(html).toContain('Carrier');
  expect(html).toContain('Last updated 1 Mar 2026, 09:00 · Times are shown in Indochina Time (GMT+7).');
});

test('before the first event there is nothing to show', async () => {
  expect(await rendered(track({ lines: [] }))).toBe('');
});
