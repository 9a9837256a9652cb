/** Links that look like buttons: these pages have no router. */
const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 text-body font-medium transition-colors';
export const primaryLook = `${base} bg-primary-7 text-on-primary hover:bg-primary-8`;
export const secondaryLook = `${base} border border-line-strong bg-page text-ink hover:bg-primary-2`;
