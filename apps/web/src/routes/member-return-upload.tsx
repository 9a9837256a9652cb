import { catalogCalls } from '@onehaul/contract/catalog';
import type { LoaderFunctionArgs } from 'react-router';
import { loadList, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { ReturnUploadPage } from '../features/returns/upload-page.tsx';

await loadTexts('seller', 'returns');
export const handle = { texts: ['seller', 'returns'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'returns');
  const warehouses = await loadList(context, catalogCalls.warehouses, { pageIndex: 1, pageRows: 100 });
  return { warehouses: warehouses.map(({ id, name }) => ({ id, name })) };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <ReturnUploadPage {...loaderData} />;
}
