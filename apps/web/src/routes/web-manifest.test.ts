import type { ShopInfo } from '@onehaul/contract/shop';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Visitor, visitorContext } from '../app/visitor.server.ts';
import { loader as iconLoader } from './app-icon.ts';
import { loader } from './web-manifest.ts';

function argumentsFor(changes: Partial<ShopInfo>): LoaderFunctionArgs {
  const shop = {
    name: 'Harbour <Lines>',
    description: '',
    primaryColor: '#0b5fff',
    cornerRadius: 8,
    iconUrl: '',
    modules: ['consolidation'],
  };
  const context = new RouterContextProvider();
  context.set(visitorContext, { shop: { ...shop, ...changes }, language: 'zhHanT' } as unknown as Visitor);
  return { context } as unknown as LoaderFunctionArgs;
}

test('a shop is installed under its own name, colour and language', async () => {
  const response = loader(argumentsFor({}));
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect(await response.json()).toMatchObject({
    name: 'Harbour <Lines>',
    theme_color: '#0b5fff',
    lang: 'zh-Hant',
    start_url: '/member',
    display: 'standalone',
  });
});

test('other apps share texts with the forecast page of a shop that takes forecasts', async () => {
  const { share_target } = (await loader(argumentsFor({})).json()) as { share_target: unknown };
  expect(share_target).toEqual({
    action: '/consolidation/forecast',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text' },
  });
  expect(await loader(argumentsFor({ modules: ['dedicatedLine'] })).json()).not.toHaveProperty(
    'share_target',
  );
});

test.each([
  [
    'an uploaded icon',
    '/files/icon.webp',
    [{ src: '/files/icon.webp', sizes: '256x256', type: 'image/webp' }],
  ],
  ['a drawn icon', '/files/icon.svg', [{ src: '/files/icon.svg', sizes: 'any', type: 'image/svg+xml' }]],
])('with %s', async (_, iconUrl, icons) => {
  expect(await loader(argumentsFor({ iconUrl })).json()).toMatchObject({ icons });
});

test('without an icon, with its initial on its colour', async () => {
  const { icons } = (await loader(argumentsFor({})).json()) as { icons: { src: string; purpose?: string }[] };
  expect(icons.map(({ src, purpose }) => [src, purpose])).toEqual([
    ['/app-icon.svg', undefined],
    ['/app-icon.svg', 'maskable'],
  ]);
  const svg = await iconLoader(argumentsFor({})).text();
  expect(svg).toMatch(/>H<\/text><\/svg>$/);
  expect(await iconLoader(argumentsFor({ name: '<b>' })).text()).toMatch(/><\/text><\/svg>$/);
});
