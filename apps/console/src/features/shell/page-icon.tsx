import type { PageName } from '../../app/navigation.ts';

/** Drawn on a grid of 24 with one stroke, as the icons of the kit are. */
const shapes: Readonly<Record<PageName, string>> = {
  companies: 'M5 20.5V4.5h9v16M14 9.5h5v11M2.5 20.5h19M8 8h3M8 12h3M8 16h3',
  members:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c0-3.5 2.5-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5a3.2 3.2 0 0 1 0 6M18 14.4c2.2.6 3.5 2.4 3.5 5.1',
  receive: 'M12 3v9m-4-4 4 4 4-4M4 13.5v7h16v-7M4 16.5h4.5l1.5 2h4l1.5-2H20',
  measure: 'M4 20.5h16M12 4v4M5 8h14M7 8l-3 7h6L7 8Zm10 0-3 7h6l-3-7M12 8v12.5',
  putAway: 'M4 3.5v17M20 3.5v17M4 8.5h16M4 14.5h16M7.5 8.5v-3h4v3M13 14.5v-3.5h3.5v3.5',
  hold: 'M8 11.5V6a1.5 1.5 0 0 1 3 0v5m0-.5V4.5a1.5 1.5 0 0 1 3 0v6m0-.5V6a1.5 1.5 0 0 1 3 0v8c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4.5l-1.7-3.4a1.5 1.5 0 0 1 2.6-1.4L8 13.5',
  parcels: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6',
  unclaimed: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM9.8 10a2.2 2.2 0 1 1 3 2.1c-.6.3-.8.7-.8 1.4M12 16.2v.2',
  tariffs: 'M4 4.5h16v15H4zM4 9.5h16M4 14.5h16M10 9.5v10',
  rates: 'M4 8.5h15m-4-4 4 4-4 4M20 15.5H5m4-4-4 4 4 4',
  staff:
    'M5 4.5h14v16H5zM12 8a2.4 2.4 0 1 0 0 4.8A2.4 2.4 0 0 0 12 8ZM8.3 17.5c.4-1.8 1.7-2.7 3.7-2.7s3.3.9 3.7 2.7',
  audit: 'M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9 12h7M9 15.5h7',
};

export const PageIcon = ({ name }: { readonly name: PageName }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="size-5 shrink-0"
  >
    <path d={shapes[name]} />
  </svg>
);
