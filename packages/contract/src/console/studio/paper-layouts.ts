import { logoPlaces, papers, textSizes } from '@onehaul/domain/paper/layout';
import { choice, choices, optionalFile, optionalTranslated } from './field.ts';
import { resource } from './resource.ts';

const isSingle = true as const;
const access = { read: 'studio:read', edit: 'studio:edit' } as const;
const title = 'size';

/** Every paper has a logo, a text size and a line of the shop's own. */
const shared = () => ({
  logoPlace: choice(logoPlaces),
  /** Without one, the logo of the brand. */
  logoKey: optionalFile('logo'),
  textSize: choice(textSizes),
  /** Plain text. */
  footers: optionalTranslated(200),
});

const { label, orderSheet, invoice } = papers;

export const labelLayout = resource({
  name: 'labelLayout',
  isSingle,
  access,
  title,
  fields: {
    size: choice(label.sizes),
    parts: choices(label.parts, { required: label.requiredParts }),
    details: choices(label.details, { isOrdered: true }),
    ...shared(),
  },
});

export const orderSheetLayout = resource({
  name: 'orderSheetLayout',
  isSingle,
  access,
  title,
  fields: {
    size: choice(orderSheet.sizes),
    parts: choices(orderSheet.parts, { required: orderSheet.requiredParts }),
    details: choices(orderSheet.details, { isOrdered: true, required: orderSheet.requiredDetails }),
    ...shared(),
  },
});

export const invoiceLayout = resource({
  name: 'invoiceLayout',
  isSingle,
  access,
  title,
  fields: {
    size: choice(invoice.sizes),
    parts: choices(invoice.parts, { required: invoice.requiredParts }),
    details: choices(invoice.details, { isOrdered: true, required: invoice.requiredDetails }),
    ...shared(),
  },
});
