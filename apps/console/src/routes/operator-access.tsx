export { OperatorAccessPage as Component } from '../features/operator-access/operator-access-page.tsx';
