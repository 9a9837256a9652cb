/** 24-unit grid, single stroke, as the icons of packages/ui; separate, because only the editor loads them. */
const shapes = {
  undo: 'M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15.5 5 4 4-4 4M19 9h-9a5.5 5.5 0 0 0 0 11h3',
  bold: 'M7.5 5h5.2a3.4 3.4 0 0 1 0 6.8H7.5V5Zm0 6.8h6a3.6 3.6 0 0 1 0 7.2h-6v-7.2Z',
  italic: 'M10 5h7M7 19h7M13.5 5l-3 14',
  underline: 'M7 4.5v6.5a5 5 0 0 0 10 0V4.5M5.5 20h13',
  bulletList: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.8 6.5h.01M4.8 12h.01M4.8 17.5h.01',
  orderedList: 'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-1v4.5M4 15h2.5l-2.5 4.5h2.7',
  quote: 'M10 7.5c-3 .6-4.5 2.6-4.5 5.5v4H10v-4.5H6M19 7.5c-3 .6-4.5 2.6-4.5 5.5v4H19v-4.5h-4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  unlink:
    'm15.7 14 3.1-3.1a4 4 0 0 0-5.7-5.7l-1.3 1.3M8.3 10l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3M4.5 4.5l15 15',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M12 5v14',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01',
  divider: 'M4 12h16',
} as const;

export type IconName = keyof typeof shapes;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'bold' ? 2.2 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className="size-[18px] shrink-0"
  >
    <path d={shapes[name]} />
  </svg>
);
