import { orderCalls } from '@onehaul/contract/order';
import { parcelCalls } from '@onehaul/contract/parcel';
import { serviceCalls } from '@onehaul/contract/service';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyPart } from '../app/lazy-part.ts';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, loadOwnIfAny } from '../app/own.server.ts';
import { AddedPage } from '../features/service/added-page.tsx';
import { chosenBy } from '../features/service/service-data.ts';

const PayPanel = lazyPart(async () => ({
  default: (await import('../features/payment/pay-panel.tsx')).PayPanel,
}));

await loadTexts('service');
export const handle = { texts: ['service'] };

type Context = LoaderFunctionArgs['context'];
const whole = { pageIndex: 1, pageRows: 100 };

/** The parcel or order that the page was opened for; undefined for one that does not exist. */
async function loadChosen(context: Context, url: URL) {
  const chosen = chosenBy(url.searchParams);
  if (!chosen) return undefined;
  const { target, id } = chosen;
  const number =
    target === 'parcel'
      ? (await loadOwnIfAny(context, parcelCalls.get, { id }))?.courierNumber
      : (await loadOwnIfAny(context, orderCalls.get, { id }))?.number;
  return number === undefined ? undefined : { target, id, number };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  const [services, options, chosen] = await Promise.all([
    loadOwn(context, serviceCalls.list, whole),
    loadOwn(context, serviceCalls.options, whole),
    loadChosen(context, url),
  ]);
  const types = services.items
    .map((service) => ({
      ...service,
      options: options.items.filter(({ serviceId }) => serviceId === service.id),
    }))
    .filter((service) => service.options.length > 0);
  return { types, chosen };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <AddedPage {...loaderData} Pay={PayPanel} />;
}
