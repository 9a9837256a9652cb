export { FinancePage as Component } from '../features/finance/finance-page.tsx';
