// Every page loads the list of all routes, and a third of it names the files that pages of the member centre are made of.
// Who is there has most of them already, and the server names the others in the page it sends: the list goes without.
// It also says of each route what it has not; saying nothing means the same.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

type Route = { readonly parentId?: string; readonly module: string; imports: string[] };
type Routes = Readonly<Record<string, Route>>;
type RouteList = { readonly entry: Omit<Route, 'parentId'>; readonly routes: Routes };

const before = 'window.__reactRouterManifest=';
const portal = 'routes/member';

/** What is loaded before a route is: the entry, and whatever lies around it. */
function loadedBefore(route: Route, { entry, routes }: RouteList): ReadonlySet<string> {
  const files = [entry.module, ...entry.imports];
  for (let around = routes[route.parentId ?? '']; around; around = routes[around.parentId ?? ''])
    files.push(around.module, ...around.imports);
  return new Set(files);
}

for (const file of globSync(`${import.meta.dirname}/build/client/assets/manifest-*.js`)) {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(before)) throw new Error(`${file} is not the list of routes`);
  const list = JSON.parse(text.slice(before.length).replace(/;\s*$/, '')) as RouteList;
  const trimmed = Object.values(list.routes).map((route) => {
    const known = loadedBefore(route, list);
    return route.parentId === portal ? [] : route.imports.filter((one) => !known.has(one));
  });
  Object.values(list.routes).forEach((route, place) => (route.imports = trimmed[place]!));
  const said = JSON.stringify(list, (_, value: unknown) => (value === false ? undefined : value));
  writeFileSync(file, `${before}${said};`);
}
