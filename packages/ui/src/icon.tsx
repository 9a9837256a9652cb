/** 24-unit grid, single stroke. */
const shapes = {
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  down: 'm6 9.5 6 6 6-6',
  previous: 'm14.5 6-6 6 6 6',
  next: 'm9.5 6 6 6-6 6',
  forward: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  up: 'M12 20V5m-6 6 6-6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  more: 'M5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Zm6.5 0a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Zm6.5 0a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Z',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.5m3 0h.5m3 0h.5m3 0h.5M8 14h8',
  camera: 'M3.5 7.5h4l1.5-3h6l1.5 3h4v12h-17zM12 10a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5Z',
  upload: 'M12 15V4m-5 5 5-5 5 5M4.5 15v5h15v-5',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4v-8.5Z',
  settings: 'M4 7.5h8m5 0h3M4 16.5h3m5 0h8M14.5 5v5M9.5 14v5',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5.2 12.2L21 21',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v2.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.8M6.2 7.6A17 17 0 0 0 2.5 12S6 18.5 12 18.5c1.4 0 2.7-.3 3.8-.9M9.9 10a3 3 0 0 0 4.1 4.1',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  leave: 'M13.5 4.5h-8v15h8M10 12h10.5m-4-4 4 4-4 4',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.2',
  pin: 'M9 4h6l-1 6 3.5 3.5h-11L10 10 9 4Zm3 9.5V20',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v4.5l3 1.8',
  note: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5m0-9v.2',
  air: 'M2.5 13.5 21 4.5l-5.5 15-4-6.5-9 .5Zm9-.5 4.5-4.5',
  sea: 'M3 14h18l-2.5 5.5H6L3 14Zm4-1V8h10v5M12 8V4M9.5 11h5',
  land: 'M2.5 6.5h11v10h-11zM13.5 10H18l3.5 3.5v3h-8M6.5 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm11 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  express: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.5L13 3Z',
  phone:
    'M6 3.5h3.5l1.5 5-2 1.5a12 12 0 0 0 5 5l1.5-2 5 1.5V18c0 1.5-1.2 2.7-2.7 2.5C10.5 19.7 4.3 13.5 3.5 6.2 3.3 4.7 4.5 3.5 6 3.5Z',
  mail: 'M3 5.5h18v13H3zM3 7l9 6.5L21 7',
  chat: 'M4 4.5h16v11.5h-8.5L7 20v-4H4zM8 9h8M8 12h5',
  whatsapp:
    'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1l-4.7 1.4ZM9 8c-.5 3.5 3.5 7.5 7 7l.5-1.8-2.3-1-1 1c-1.2-.5-2.2-1.5-2.7-2.7l1-1-1-2.2L9 8Z',
  wechat:
    'M9.5 4C5.9 4 3 6.3 3 9.2c0 1.7 1 3.1 2.5 4L5 15.5l2.5-1.3c.6.2 1.3.2 2 .2M9.5 4c3.3 0 6 2 6.4 4.6M15.5 9c-3 0-5.5 2-5.5 4.6s2.5 4.6 5.5 4.6c.6 0 1.2-.1 1.8-.2l2.2 1.2-.5-2c1.2-.9 2-2.2 2-3.6C21 11 18.5 9 15.5 9ZM7.3 8v.2M11.7 8v.2M13.7 12.7v.2M17.3 12.7v.2',
  line: 'M12 3.5c-5 0-9 3-9 7.2 0 3.7 3.2 6.5 7.5 7.2v3c4.5-1.5 10.5-5 10.5-10.2 0-4.2-4-7.2-9-7.2ZM7 9v4h1.8M11 9v4M13 13V9l2.5 4V9',
  zalo: 'M4 4.5h16V18H9.5L5 20.5 5.5 17H4zM9 8.5h5L9 14h5.5',
  telegram: 'M3 11.5 21 4l-3 16-6-4.5-3 3-.5-5.5L3 11.5Zm5.5 1.5L18 7',
} as const;

export type IconName = keyof typeof shapes;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

type Props = { readonly name: IconName; readonly className?: string };

type OutlineProps = { readonly shape: string; readonly className?: string | undefined };

/** An outline on a 24-unit grid. Decorative, hidden from screen readers: the adjacent text carries the meaning. */
export const Outline = ({ shape, className = 'size-5' }: OutlineProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={`shrink-0 ${className}`}
  >
    <path d={shape} />
  </svg>
);

export const Icon = ({ name, className }: Props) => <Outline shape={shapes[name]} className={className} />;
