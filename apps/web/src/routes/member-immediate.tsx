import { orderCalls } from '@onehaul/contract/order';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyPart } from '../app/lazy-part.ts';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { InstantPage } from '../features/order-wizard/instant-page.tsx';
import { loadWizard } from '../features/order-wizard/load-wizard.server.ts';

const AddressForm = lazyPart(async () => {
  const [{ OpenAddress }] = await Promise.all([
    import('../features/address/open-address.client.tsx'),
    loadTexts('address'),
  ]);
  return { default: OpenAddress };
});

await loadTexts('wizard', 'fee', 'bill', 'refusal');
export const handle = { texts: ['wizard', 'fee', 'bill', 'refusal'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  const [data, waiting] = await Promise.all([
    loadWizard(context, 'instant'),
    loadOwn(context, orderCalls.list, {
      pageIndex: 1,
      pageRows: 100,
      stage: 'awaitingArrival',
      // Only instant orders: orders of the sellers' tools wait on their own pages, some without any parcel.
      kind: 'instant',
      search: '',
    }),
  ]);
  return { data, waiting: waiting.items };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <InstantPage {...loaderData} AddressForm={AddressForm} />;
}
