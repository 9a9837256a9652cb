export { LinePage as Component } from '../features/tariffs/line-page.tsx';
