import { Outline } from '@onehaul/ui/icon';
/** Icons of the member centre only: public pages do not bundle them. Same drawing style as the UI kit. */
const shapes = {
  agent:
    'M9 4.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM3 19.5c0-3.3 2.7-6 6-6s6 2.7 6 6M16 5a3 3 0 0 1 0 5.8M17.5 14c2.1.8 3.5 2.9 3.5 5.5',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0C18.5 15.4 12 21 12 21Zm0-13.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.5L13 3Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 20.5h4',
  box: 'M4 7.8 12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8Zm0 0 8 4.2 8-4.2M12 12v8.5M8 5.7l8 4.2',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8Zm8 2.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z',
  gift: 'M4 9.5h16V13H4V9.5ZM5.5 13h13v7h-13v-7ZM12 9.5V20M12 9.5C9 9.5 7.5 8.4 7.5 6.9 7.5 5.7 8.4 5 9.4 5c1.7 0 2.6 2.2 2.6 4.5Zm0 0c3 0 4.5-1.1 4.5-2.6 0-1.2-.9-1.9-1.9-1.9-1.7 0-2.6 2.2-2.6 4.5Z',
  chat: 'M4 4.5h16v11.5h-8.5L7 20v-4H4zM8 9h8M8 12h5',
  download: 'M12 4v11m-5-5 5 5 5-5M5 19.5h14',
  upload: 'M12 15V4m-5 5 5-5 5 5M5 19.5h14',
  order: 'M6 3.5h12v17l-2.4-1.6L13.2 20.5 12 19.6l-1.2.9-2.4-1.6L6 20.5v-17ZM9 8h6M9 11.5h6M9 15h3.5',
  print: 'M7.5 8.5v-5h9v5M7.5 17H4V8.5h16V17h-3.5M7.5 13.5h9v7h-9z',
  scan: 'M4 8V4.5h4M16 4.5h4V8M20 16v3.5h-4M8 19.5H4V16M7 8.5v7M10 8.5v7M13 8.5v7M17 8.5v7',
  ticket: 'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6V7ZM14 7v2M14 11v2M14 15v2',
  stamp: 'M8.5 4h7l-1.3 6.5H18V15H6v-4.5h3.8L8.5 4ZM5 19.5h14',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10H18l3.5 3.5v3h-8M6.5 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm11 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  wand: 'm4 20 10-10M15.5 4v3M15.5 11v3M10.5 8.5h3M17.5 8.5h3M6.5 4v2M5.5 5h2M19 16v2M18 17h2',
  checklist:
    'M10.5 6h9M10.5 12h9M10.5 18h9M3.5 6l1.3 1.3L7.2 5M3.5 12l1.3 1.3 2.4-2.3M3.5 18l1.3 1.3 2.4-2.3',
  coins:
    'M9 4.5c3 0 5.5 1.1 5.5 2.5S12 9.5 9 9.5 3.5 8.4 3.5 7 6 4.5 9 4.5ZM3.5 7v5c0 1.4 2.5 2.5 5.5 2.5M14.5 7v3M15 11c3 0 5.5 1.1 5.5 2.5S18 16 15 16s-5.5-1.1-5.5-2.5S12 11 15 11ZM9.5 13.5v4c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5v-4',
  store: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M5.5 9.5V20h13V9.5M9.5 20v-5.5h5V20',
  back: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2',
  peers: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  route:
    'M6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 9v5a3 3 0 0 0 3 3h6.5',
  wallet: 'M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20v-11H6A2 2 0 0 1 6 4.5h11.5v4M16 13.2v1.6',
} as const;

type Props = { readonly name: keyof typeof shapes; readonly className?: string };

export const PortalIcon = ({ name, className }: Props) => (
  <Outline shape={shapes[name]} className={className} />
);
