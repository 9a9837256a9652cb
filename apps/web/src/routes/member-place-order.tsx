import { orderCalls } from '@onehaul/contract/order';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { lazyPart } from '../app/lazy-part.ts';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { readParcelIds } from '../features/order-wizard/draft.ts';
import { loadWizard } from '../features/order-wizard/load-wizard.server.ts';
import { PlaceOrderPage } from '../features/order-wizard/place-order-page.tsx';

const AddressForm = lazyPart(async () => {
  const [{ OpenAddress }] = await Promise.all([
    import('../features/address/open-address.client.tsx'),
    loadTexts('address'),
  ]);
  return { default: OpenAddress };
});
const PayPanel = lazyPart(async () => ({
  default: (await import('../features/payment/pay-panel.tsx')).PayPanel,
}));

await loadTexts('wizard', 'fee', 'bill', 'refusal');
export const handle = { texts: ['wizard', 'fee', 'bill', 'refusal'] };

const createdId = (url: URL) => readParcelIds(url.searchParams.get('order'))[0];

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  const id = createdId(url);
  return id === undefined
    ? { wizard: await loadWizard(context, 'merge') }
    : { created: await loadOwn(context, orderCalls.get, { id }) };
}

/** Steps, and what another page brings along, load nothing; a created order does. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isStepOnly =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    createdId(currentUrl) === createdId(nextUrl);
  return !isStepOnly && defaultShouldRevalidate;
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <PlaceOrderPage data={loaderData} AddressForm={AddressForm} Pay={PayPanel} />;
}
