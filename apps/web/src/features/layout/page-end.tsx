import type { ShopInfo } from '@onehaul/contract/shop';
import { SideBox } from './side-box.tsx';
import { SiteFooter } from './site-footer.tsx';
import type { SiteLinks } from './site-links.ts';

type Props = { readonly shop: ShopInfo; readonly links: SiteLinks };

/** Footer and contact box of public pages. */
export const PageEnd = ({ shop, links }: Props) => (
  <>
    <SiteFooter shop={shop} links={links} />
    <SideBox contactLinks={shop.contactLinks} />
  </>
);
