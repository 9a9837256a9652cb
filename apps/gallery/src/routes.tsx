import type { RouteObject } from 'react-router';
import { GalleryPage } from './gallery-page.tsx';

export const routes: RouteObject[] = [{ path: '*', Component: GalleryPage }];
