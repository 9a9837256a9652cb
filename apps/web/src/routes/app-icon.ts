import { themeVariables } from '@onehaul/ui/theme';
import type { LoaderFunctionArgs } from 'react-router';
import { visitorContext } from '../app/visitor.server.ts';

/** Icon of an installed shop that has none: its initial, within the part that every mask leaves visible. */
export function loader({ context }: LoaderFunctionArgs) {
  const { shop } = context.get(visitorContext);
  const theme = themeVariables(shop);
  const [initial = ''] = shop.name.trim().toUpperCase();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${theme['--light-primary-7']}"/><text x="256" y="256" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="256" font-weight="700" fill="${theme['--light-on-primary']}">${initial.replace(/[<&]/, '')}</text></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
