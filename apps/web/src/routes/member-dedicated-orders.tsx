import { dedicatedCalls } from '@onehaul/contract/dedicated';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { bookingFilterNames, bookingInput, bookingListName } from '../features/dedicated/booking-input.ts';
import { BookingsPage } from '../features/dedicated/bookings-page.tsx';

await loadTexts('seller', 'dedicated');
export const handle = { texts: ['seller', 'dedicated'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'dedicatedLine');
  const choice = readListChoice(context, bookingListName);
  const { page, rows, ...query } = parseListState(url.searchParams, bookingFilterNames, choice.rows);
  const { items, total } = await loadOwn(context, dedicatedCalls.list, {
    pageIndex: page,
    pageRows: rows,
    ...bookingInput(query),
  });
  return { list: { items, total }, rows, hidden: choice.hidden };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <BookingsPage {...loaderData} />;
}
