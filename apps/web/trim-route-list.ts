// Shrinks React Router's route manifest, which every page loads. A third of it lists the imports of member
// centre pages. Members have most of these files cached, and the server preloads the others in the page it
// sends, so they are dropped. `false` flags are dropped too: absence means the same.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

type Route = { readonly parentId?: string; readonly module: string; imports: string[] };
type Routes = Readonly<Record<string, Route>>;
type RouteList = { readonly entry: Omit<Route, 'parentId'>; readonly routes: Routes };

const prefix = 'window.__reactRouterManifest=';
const portals = ['routes/member', 'routes/own'];

/** Files loaded before a route: the entry and its parent routes. */
function loadedBefore(route: Route, { entry, routes }: RouteList): ReadonlySet<string> {
  const files = [entry.module, ...entry.imports];
  for (let parent = routes[route.parentId ?? '']; parent; parent = routes[parent.parentId ?? ''])
    files.push(parent.module, ...parent.imports);
  return new Set(files);
}

for (const file of globSync(`${import.meta.dirname}/build/client/assets/manifest-*.js`)) {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(prefix)) throw new Error(`${file} is not the list of routes`);
  const list = JSON.parse(text.slice(prefix.length).replace(/;\s*$/, '')) as RouteList;
  const trimmed = Object.values(list.routes).map((route) => {
    const known = loadedBefore(route, list);
    return portals.includes(route.parentId ?? '') ? [] : route.imports.filter((one) => !known.has(one));
  });
  Object.values(list.routes).forEach((route, place) => (route.imports = trimmed[place]!));
  const json = JSON.stringify(list, (_, value: unknown) => (value === false ? undefined : value));
  writeFileSync(file, `${prefix}${json};`);
}
