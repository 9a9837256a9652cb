import { invoiceLayout } from '@onehaul/contract/console/studio/paper-layouts';
import { lazy } from 'react';
import { screen } from '../kit/screen.ts';

export const invoiceLayoutScreen = screen(invoiceLayout, {
  form: [['size', 'textSize'], ['logoPlace'], ['logoKey'], ['parts'], ['details'], ['footers']],
  aside: lazy(async () => ({ default: (await import('../papers/paper-preview.tsx')).InvoicePreview })),
});
