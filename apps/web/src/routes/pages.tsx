import { Outlet } from 'react-router';
import { StatusPage } from '../app/status-page.tsx';

/** Error boundary around all pages: a failing page keeps the surrounding layout. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
