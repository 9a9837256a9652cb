export { PrintersPage as Component } from '../features/printers/printers-page.tsx';
