export { InvoicesPage as Component } from '../features/invoices/invoices-page.tsx';
