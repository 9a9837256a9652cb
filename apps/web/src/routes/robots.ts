import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../app/paths.ts';
import { visitorContext } from '../app/visitor.server.ts';

/** Member pages and the API are private; redirects are not content. */
const closed = ['/api/', '/member', `${paths.redirect}/`];

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(visitorContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${paths.sitemap}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
