import { catalogCalls } from '@onehaul/contract/catalog';
import { dedicatedCalls } from '@onehaul/contract/dedicated';
import { memberCalls } from '@onehaul/contract/member';
import type { LoaderFunctionArgs } from 'react-router';
import { loadList, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PlaceDedicatedPage } from '../features/dedicated/place-page.tsx';

await loadTexts('seller', 'dedicated', 'fee', 'bill');
export const handle = { texts: ['seller', 'dedicated', 'fee', 'bill'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'dedicatedLine');
  const [{ items: ways }, goodsTypes, { id, memberCode }] = await Promise.all([
    loadOwn(context, dedicatedCalls.ways, {}),
    loadList(context, catalogCalls.goodsTypes, { pageIndex: 1, pageRows: 300 }),
    loadOwn(context, memberCalls.profile, {}),
  ]);
  return {
    ways,
    goodsTypes: goodsTypes.map(({ id: typeId, name }) => ({ id: typeId, name })),
    member: { id, code: memberCode },
  };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <PlaceDedicatedPage {...loaderData} />;
}
