export { CompaniesPage as Component } from '../features/companies/companies-page.tsx';
