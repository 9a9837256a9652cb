import { catalogCalls } from '@onehaul/contract/catalog';
import { declarationCalls } from '@onehaul/contract/declaration';
import { memberCalls } from '@onehaul/contract/member';
import { parcelCalls } from '@onehaul/contract/parcel';
import { shopCalls } from '@onehaul/contract/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateExcept } from '../app/revalidate-except-open.ts';
import {
  claimRows,
  declarationRows,
  parseForecastAddress,
  unclaimedRows,
} from '../features/parcel/forecast-address.ts';
import { type ForecastPart, ForecastPage } from '../features/parcel/forecast-page.tsx';

await loadTexts('parcel');
export const handle = { texts: ['parcel'] };

type Context = LoaderFunctionArgs['context'];
const whole = { pageIndex: 1, pageRows: 300 };

const loadWarehouses = async (context: Context) =>
  (await loadOwn(context, catalogCalls.warehouses, whole)).items;

/** What the chosen tab shows. */
async function loadPart(context: Context, address: URLSearchParams): Promise<ForecastPart> {
  const { tab, page, claimPage, search, warehouseId } = parseForecastAddress(address);
  if (tab === 'abroad') {
    const list = await loadOwn(context, declarationCalls.list, {
      pageIndex: page,
      pageRows: declarationRows,
    });
    return { tab, page, list };
  }
  if (tab === 'claim') {
    const [warehouses, list, claims] = await Promise.all([
      loadWarehouses(context),
      loadOwn(context, parcelCalls.unclaimed, {
        pageIndex: page,
        pageRows: unclaimedRows,
        search,
        ...(warehouseId && { warehouseId }),
      }),
      loadOwn(context, parcelCalls.claims, { pageIndex: claimPage, pageRows: claimRows }),
    ]);
    return {
      tab,
      page,
      list,
      claimPage,
      claims,
      warehouses: warehouses.map(({ id, name }) => ({ id, name })),
    };
  }
  const [warehouses, goodsTypes, config] = await Promise.all([
    loadWarehouses(context),
    loadOwn(context, catalogCalls.goodsTypes, whole),
    loadOwn(context, shopCalls.systemConfig, {}),
  ]);
  return {
    tab,
    warehouses,
    goodsTypes: goodsTypes.items.map(({ id, name }) => ({ id, name })),
    needsGoods: config.forecastNeedsGoods === 1,
  };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  const [{ id, memberCode }, abroad, part] = await Promise.all([
    loadOwn(context, memberCalls.profile, {}),
    loadOwn(context, catalogCalls.virtualWarehouses, whole),
    loadPart(context, url.searchParams),
  ]);
  return { member: { id, memberCode }, abroad: abroad.items, part };
}

// All warehouses are loaded; the address only chooses one.
export const shouldRevalidate = revalidateExcept('warehouse');

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <ForecastPage {...loaderData} />;
}
