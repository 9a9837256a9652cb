import { addressCalls } from '@onehaul/contract/address';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { AddressListPage } from '../features/address/address-list-page.tsx';

await loadTexts('address');
export const handle = { texts: ['address'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await loadOwn(context, addressCalls.list, { pageIndex: 1, pageRows: 100 });
  return { addresses: items };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <AddressListPage {...loaderData} />;
}
