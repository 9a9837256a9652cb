import { notFound } from '../app/load.server.ts';

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
