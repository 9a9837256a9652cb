export { CodPage as Component } from '../features/cod/cod-page.tsx';
