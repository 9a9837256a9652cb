import type { ShopInfo } from '@onehaul/contract/shop';
import { languageTags } from '@onehaul/domain/language';
import type { LoaderFunctionArgs } from 'react-router';
import { paths, sharedNames } from '../app/paths.ts';
import { visitorContext } from '../app/visitor.server.ts';

/** What a browser installs: the shop's pages under its name, colour and icon. */
export function loader({ context }: LoaderFunctionArgs) {
  const { shop, language } = context.get(visitorContext);
  const manifest = {
    id: paths.root,
    name: shop.name,
    short_name: shop.name,
    ...(shop.description && { description: shop.description }),
    lang: languageTags[language],
    start_url: paths.member,
    scope: paths.root,
    display: 'standalone',
    theme_color: shop.primaryColor,
    background_color: '#ffffff',
    icons: iconsOf(shop),
    ...(shop.modules.includes('consolidation') && { share_target: shareTarget }),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}

/** A message with a courier number, shared from another app, fills in the forecast. It changes nothing by itself. */
const shareTarget = {
  action: paths.forecast,
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  params: Object.fromEntries(sharedNames.map((name) => [name, name])),
};

/** Uploads become WebP of 256 px; a shop without an icon gets its initial on its colour. */
function iconsOf({ iconUrl }: ShopInfo) {
  if (iconUrl.endsWith('.svg')) return [{ src: iconUrl, sizes: 'any', type: 'image/svg+xml' }];
  if (iconUrl) return [{ src: iconUrl, sizes: '256x256', type: 'image/webp' }];
  const drawn = { src: paths.appIcon, sizes: 'any', type: 'image/svg+xml' };
  return [drawn, { ...drawn, purpose: 'maskable' }];
}
