export { BannersPage as Component } from '../features/banners/banners-page.tsx';
