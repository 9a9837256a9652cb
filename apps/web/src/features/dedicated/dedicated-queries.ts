import { type BookingDetails, dedicatedCalls } from '@onehaul/contract/dedicated';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../app/portal/order-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** Under the orders key prefix, so that an order change invalidates bookings too. */
const bookingsKey = [...ordersKey, 'dedicated'];

export const bookingQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...bookingsKey, 'detail', id],
    queryFn: (): Promise<BookingDetails> => send(dedicatedCalls.get, { id }),
  });
