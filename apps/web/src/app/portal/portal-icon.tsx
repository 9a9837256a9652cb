/** Icons of the member centre alone: public pages do not carry them. Drawn like those of the kit. */
const shapes = {
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.5L13 3Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 20.5h4',
  box: 'M4 7.8 12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8Zm0 0 8 4.2 8-4.2M12 12v8.5M8 5.7l8 4.2',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8Zm8 2.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z',
  download: 'M12 4v11m-5-5 5 5 5-5M5 19.5h14',
  upload: 'M12 15V4m-5 5 5-5 5 5M5 19.5h14',
  order: 'M6 3.5h12v17l-2.4-1.6L13.2 20.5 12 19.6l-1.2.9-2.4-1.6L6 20.5v-17ZM9 8h6M9 11.5h6M9 15h3.5',
  scan: 'M4 8V4.5h4M16 4.5h4V8M20 16v3.5h-4M8 19.5H4V16M7 8.5v7M10 8.5v7M13 8.5v7M17 8.5v7',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10H18l3.5 3.5v3h-8M6.5 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm11 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
} as const;

type Props = { readonly name: keyof typeof shapes; readonly className?: string };

export const PortalIcon = ({ name, className = 'size-5' }: Props) => (
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
    <path d={shapes[name]} />
  </svg>
);
