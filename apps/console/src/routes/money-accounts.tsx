export { AccountsPage as Component } from '../features/finance/accounts-page.tsx';
