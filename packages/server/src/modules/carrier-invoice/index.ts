export { carrierInvoiceConsoleRoutes } from './carrier-invoice.console.routes.ts';
