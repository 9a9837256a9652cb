import type { Module } from '@onehaul/domain/shop';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { sellerPaths } from '../seller-paths.ts';

/** Pages of each tool, in workflow order. */
const tools = {
  cashOnDelivery: [
    'codOrders',
    'codToShip',
    'codShipped',
    'codProblems',
    'codUpload',
    'codSkus',
    'codCategories',
    'codInventory',
    'codWarehouses',
  ],
  marketplace: ['shopeeOrders', 'shopeeToShip', 'shopeeShipped', 'shopeeShops', 'shopeeUpload'],
  returns: ['returnOrders', 'redispatch', 'returnUpload'],
  peers: ['peerOrders', 'peerUpload'],
  dedicatedLine: ['dedicatedPlaceOrder', 'dedicatedOrders'],
} as const satisfies Partial<Record<Module, readonly (keyof typeof sellerPaths)[]>>;

const titles = {
  cashOnDelivery: 'title.cod',
  marketplace: 'title.shopee',
  returns: 'title.returns',
  peers: 'title.peers',
  dedicatedLine: 'title.dedicated',
} as const;

type Props = { readonly tool: keyof typeof tools };

/** Tabs across the pages of a seller's tool, which has a single menu entry. Requires the `seller` texts. */
export function SellerTabs({ tool }: Props) {
  const { t } = useTranslation('seller');
  const { t: member } = useTranslation('member');
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // On a phone most tabs are off-screen: scrolls the active tab into view without scrolling the page.
  useEffect(() => {
    const tabs = list.current;
    const open = tabs?.querySelector<HTMLElement>('[aria-current=page]');
    if (tabs && open)
      tabs.scrollLeft = open.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={list}
      aria-label={t('tabs', { tool: member(titles[tool]) })}
      className="-mx-4 flex overflow-x-auto overflow-y-hidden border-b border-line px-4 md:mx-0 md:px-0 print:hidden"
    >
      {tools[tool].map((name) => (
        <NavLink
          key={name}
          to={sellerPaths[name]}
          className="flex min-h-control shrink-0 items-center border-b-2 border-transparent px-3 text-small whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-primary-6 aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-control"
        >
          {t(`tab.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
