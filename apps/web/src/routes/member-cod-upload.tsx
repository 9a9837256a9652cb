import { feeCalls } from '@onehaul/contract/fee';
import type { LoaderFunctionArgs } from 'react-router';
import { load, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { CodUploadPage } from '../features/cod/cod-upload-page.tsx';

await loadTexts('seller', 'cod');
export const handle = { texts: ['seller', 'cod'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'cashOnDelivery');
  const { lines } = await load(context, feeCalls.introduction, {});
  return {
    lines: lines
      .filter(({ current }) => current.tariff.collection !== null)
      .map(({ id, name, countryName, currencyCode, warehouseName }) => ({
        id,
        name,
        countryName,
        currencyCode,
        warehouseName,
      })),
  };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <CodUploadPage {...loaderData} />;
}
