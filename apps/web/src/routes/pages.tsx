import { Outlet } from 'react-router';
import { StatusPage } from '../app/status-page.tsx';

/** Around all pages: one that cannot be shown leaves the rest of the screen in place. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
