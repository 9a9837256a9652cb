export { CarrierInvoicesPage as Component } from '../features/carrier-invoices/carrier-invoices-page.tsx';
