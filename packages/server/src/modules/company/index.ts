export { createCompanyConsoleRoutes } from './company.console.routes.ts';
export { createInvoiceConsoleRoutes } from './invoices.console.routes.ts';
export { planConsoleRoutes } from './plans.console.routes.ts';
export { claimHost } from './company.repository.ts';
export { companyJobs } from './company.jobs.ts';
export { createCompanyPlatformRoutes } from './company.platform.routes.ts';
