export { ReturnsPage as Component } from '../features/returns/returns-page.tsx';
