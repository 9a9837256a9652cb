import { Outline } from '@onehaul/ui/icon';
import type { PageName } from '../../app/navigation.ts';

/** 24-unit grid, single stroke, same as the icons of packages/ui. */
const shapes: Readonly<Record<PageName, string>> = {
  board: 'M4 11.5 12 4l8 7.5M6 10v10h4.5v-6h3v6H18V10',
  studio: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M5.5 9.5v11h6M13 20.5l.6-2.6 5.2-5.2 2 2-5.2 5.2z',
  launch:
    'M12 3c3.5 2.5 5 6 5 9.5l-2 3.5H9l-2-3.5C7 9 8.5 5.5 12 3ZM12 9.5v.2M9.5 19.5h5M7 13l-3 3.5h4M17 13l3 3.5h-4',
  rules: 'M4 7h9M17 7h3M15 4.8v4.4M4 12h3M11 12h9M9 9.8v4.4M4 17h9M17 17h3M15 14.8v4.4',
  printers: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7zM16.5 11.8v.2',
  domains:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-2.4 2.3-3.6 5.2-3.6 8.5s1.2 6.2 3.6 8.5c2.4-2.3 3.6-5.2 3.6-8.5s-1.2-6.2-3.6-8.5Z',
  companies: 'M5 20.5V4.5h9v16M14 9.5h5v11M2.5 20.5h19M8 8h3M8 12h3M8 16h3',
  campaigns: 'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6V7ZM14 7v2M14 11v2M14 15v2',
  reviews: 'M12 4l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z',
  members:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c0-3.5 2.5-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5a3.2 3.2 0 0 1 0 6M18 14.4c2.2.6 3.5 2.4 3.5 5.1',
  receive: 'M12 3v9m-4-4 4 4 4-4M4 13.5v7h16v-7M4 16.5h4.5l1.5 2h4l1.5-2H20',
  measure: 'M4 20.5h16M12 4v4M5 8h14M7 8l-3 7h6L7 8Zm10 0-3 7h6l-3-7M12 8v12.5',
  putAway: 'M4 3.5v17M20 3.5v17M4 8.5h16M4 14.5h16M7.5 8.5v-3h4v3M13 14.5v-3.5h3.5v3.5',
  hold: 'M8 11.5V6a1.5 1.5 0 0 1 3 0v5m0-.5V4.5a1.5 1.5 0 0 1 3 0v6m0-.5V6a1.5 1.5 0 0 1 3 0v8c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4.5l-1.7-3.4a1.5 1.5 0 0 1 2.6-1.4L8 13.5',
  pick: 'M3 4.5h2.5l2 10.5h10l2-7.5M9 19.5a1.2 1.2 0 1 0 0 .1M16 19.5a1.2 1.2 0 1 0 0 .1M13 3.5v7m-3-3 3 3 3-3',
  services: 'm4 20 9.5-9.5M15.5 4v3M15.5 11v3M10.5 8.5h3M17.5 8.5h3M6.5 4v2M5.5 5h2M19 16v2M18 17h2',
  pack: 'M4 8.5h16v12H4zM4 8.5l2.5-5h11l2.5 5M12 3.5v5M9 14.5l2 2 4-4',
  measureAgain:
    'M4 20.5h11M9.5 4v4M4 8h11M6 8l-2.5 6h5L6 8Zm7 0-2.5 6h5L13 8M9.5 8v12.5M20.5 13a3 3 0 1 0 .5 3.5M21 11v2.5h-2.5',
  cases: 'M4 4.5h16v11.5h-8.5L7 20v-4H4zM8 9h8M8 12h5',
  adjust: 'M12 4v16M7 20h10M4 8.5l8-3 8 3M4 8.5 1.8 14h4.4L4 8.5ZM20 8.5 17.8 14h4.4L20 8.5Z',
  parcels: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6',
  unclaimed: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM9.8 10a2.2 2.2 0 1 1 3 2.1c-.6.3-.8.7-.8 1.4M12 16.2v.2',
  orders: 'M7 3.5h10v17l-2-1.4-1.6 1.4-1.4-1.4-1.4 1.4L9 19.1l-2 1.4zM9.5 8h5M9.5 11.5h5',
  exceptions: 'M12 4 21 19.5H3ZM12 10v4.5M12 17v.2',
  batches: 'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM7 19a1.8 1.8 0 1 0 0-.1M17 19a1.8 1.8 0 1 0 0-.1',
  consignees: 'M8.5 4h7l-1.3 6.5H18V15H6v-4.5h3.8L8.5 4ZM5 19.5h14',
  arrivals:
    'M12 21c4-4.2 6.5-7.4 6.5-10.5a6.5 6.5 0 0 0-13 0C5.5 13.6 8 16.8 12 21ZM12 8.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  agents:
    'M9 4.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM3 19.5c0-3.3 2.7-6 6-6s6 2.7 6 6M16 5a3 3 0 0 1 0 5.8M17.5 14c2.1.8 3.5 2.9 3.5 5.5',
  finance: 'M4 7.5h15v12H4zM4 7.5 15.5 4v3.5M14.5 13.5H19',
  moneyAccounts: 'M3.5 9.5 12 4l8.5 5.5h-17ZM5 19.5h14M6.5 12v5M10.2 12v5M13.8 12v5M17.5 12v5',
  reports: 'M4 20h16M6.5 16.5v-5M11 16.5V6M15.5 16.5v-7M19 4.5l-3 2',
  carrierInvoices:
    'M3 6.5h10v9H3zM13 9.5h3.5l3 3v3H13M6.5 18a1.6 1.6 0 1 0 0-.1M16.5 18a1.6 1.6 0 1 0 0-.1M6 9.5h4M6 12h4',
  tariffs: 'M4 4.5h16v15H4zM4 9.5h16M4 14.5h16M10 9.5v10',
  staff:
    'M5 4.5h14v16H5zM12 8a2.4 2.4 0 1 0 0 4.8A2.4 2.4 0 0 0 12 8ZM8.3 17.5c.4-1.8 1.7-2.7 3.7-2.7s3.3.9 3.7 2.7',
  boxes: 'M4 9.5h16v11H4zM4 9.5 6.5 4h11L20 9.5M12 13v4m-2-2 2 2 2-2',
  stockIn: 'M4 20.5V9l8-5 8 5v11.5M8 20.5v-8h8v8M8 16.5h8',
  returnsIn: 'M9 4 4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11H9',
  stock: 'M3.5 20.5V9L12 4l8.5 5v11.5M7 20.5v-4h4v4M13 20.5v-4h4v4M10 16.5v-4h4v4',
  cod: 'M3.5 7h17v11h-17zM12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 10v.2M17.5 15v.2',
  marketplaces: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M5.5 9.5v11h13v-11M9.5 20.5V15h5v5.5',
  returns: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM14.5 9.5 12 12l2.5 2.5M12 12h5',
  peers: 'M4 8h13m-4-4 4 4-4 4M20 16H7m4-4-4 4 4 4',
  dedicated:
    'M6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 9v5a3 3 0 0 0 3 3h6.5',
  dictionaries:
    'M5 5.5C7.5 4 10 4 12 5.5c2-1.5 4.5-1.5 7 0v13c-2.5-1.5-5-1.5-7 0-2-1.5-4.5-1.5-7 0ZM12 5.5v13',
  audit: 'M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9 12h7M9 15.5h7',
  plan: 'M4.5 19.5V13M10 19.5V8M15.5 19.5v-9M21 19.5H3M20 19.5V4.5',
  plans: 'M4 6h16v4H4zM4 14h10v4H4zM17 14h3v4h-3z',
  invoices: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  platformAnnouncements: 'M4 10v4h3l7 4V6l-7 4zM17.5 9a4 4 0 0 1 0 6M8 14.5l1.5 5',
  operatorAccess: 'M12 3l7 3v5c0 4.6-3 8-7 10-4-2-7-5.4-7-10V6zM9.5 12l2 2 3.5-4',
  archives: 'M4 7.5h16v-3H4zM5.5 7.5v12h13v-12M12 10.5v6M9.5 14l2.5 2.5 2.5-2.5',
  failures: 'M12 4 21 19.5H3ZM12 10v4.5M12 16.8v.2',
};

export const PageIcon = ({ name }: { readonly name: PageName }) => <Outline shape={shapes[name]} />;
