import { catalogCalls } from '@onehaul/contract/catalog';
import { type RouterContextProvider, redirect } from 'react-router';
import { mainTransport } from './main-transport.ts';
import { load, loadList } from './load.server.ts';
import { paths } from './paths.ts';
import { visitorContext } from './visitor.server.ts';

const whole = { pageIndex: 1, pageRows: 100 };
const allCodes = { pageIndex: 1, pageRows: 300 };

/** Shop data for the sign-in pages. A signed-in visitor is redirected away (§2). */
export async function loadSignInPage(context: Readonly<RouterContextProvider>) {
  if (context.get(visitorContext).isSignedIn) throw redirect(paths.root);
  const [speeds, destinations, codes] = await Promise.all([
    loadList(context, catalogCalls.deliverySpeeds, whole),
    loadList(context, catalogCalls.destinations, { pageIndex: 1, pageRows: 1 }),
    load(context, catalogCalls.dialCodes, allCodes),
  ]);
  // Most members live in the shop's first destination.
  const firstArea = codes.find(({ countryId }) => countryId === destinations[0]?.countryId) ?? codes[0];
  return { way: mainTransport(speeds), firstArea };
}
