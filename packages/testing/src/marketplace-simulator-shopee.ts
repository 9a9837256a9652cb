import type { MarketplaceBook, SimulatedOrder } from './marketplace-simulator-book.ts';

export type ShopeeRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
};
export type ShopeeAnswer = { readonly body: object } | { readonly file: Buffer };

const refuse = (error: string, message = ''): ShopeeAnswer => ({
  body: { error, message, request_id: 'simulated' },
});
const answer = (response: object): ShopeeAnswer => ({
  body: { error: '', message: '', request_id: 'simulated', response },
});
const maxSpanSeconds = 15 * 24 * 3600;
const maxOrders = 50;

const numbersIn = (body: ShopeeRequest['body']): string[] =>
  (Array.isArray(body['order_list']) ? (body['order_list'] as { order_sn: string }[]) : []).map(
    ({ order_sn }) => order_sn,
  );

/** A one-page PDF with the number of its parcel. */
function labelOf(orders: readonly SimulatedOrder[]): Buffer {
  const words = orders.map(({ number, trackingNumber }) => `${number} ${trackingNumber}`).join(' ');
  const text = `BT /F1 14 Tf 20 200 Td (${words}) Tj ET`;
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 284 425]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let pdf = '%PDF-1.4\n';
  const at = parts.map((part, index) => {
    const from = pdf.length;
    pdf += `${index + 1} 0 obj${part}endobj\n`;
    return from;
  });
  const rows = at.map((from) => `${String(from).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 6\n0000000000 65535 f \n${rows}`;
  return Buffer.from(`${pdf}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`);
}

const detailOf = (order: SimulatedOrder) => ({
  order_sn: order.number,
  order_status: order.status,
  update_time: order.updatedAt,
  ship_by_date: order.shipBy,
  region: order.region,
  currency: order.currency,
  total_amount: order.amount,
  buyer_username: order.buyer,
  item_list: order.items.map(({ name, sku, quantity }) => ({
    item_name: name,
    model_name: '',
    model_sku: sku,
    item_sku: '',
    model_quantity_purchased: quantity,
  })),
});

/** Shopee's response to an authenticated call. */
export function answerAsShopee(
  { path, query, body }: ShopeeRequest,
  shopId: string,
  book: MarketplaceBook,
): ShopeeAnswer {
  const mine = (number: unknown) => {
    const order = book.orders.get(String(number));
    return order?.shopId === shopId ? order : undefined;
  };
  const named = numbersIn(body).map(mine);
  const known = named.filter((order) => order !== undefined);

  switch (path) {
    case '/shop/get_shop_info':
      return { body: { error: '', message: '', shop_name: `Simulated ${shopId}`, region: 'TW' } };
    case '/order/get_order_list': {
      const [from, until] = [Number(query.get('time_from')), Number(query.get('time_to'))];
      if (!(until > from) || until - from > maxSpanSeconds) return refuse('order.order_list_invalid_time');
      const size = Number(query.get('page_size'));
      const all = [...book.orders.values()]
        .filter((order) => order.shopId === shopId && order.updatedAt >= from && order.updatedAt <= until)
        .map(({ number: order_sn }) => ({ order_sn }));
      const start = Number(query.get('cursor') || 0);
      const more = start + size < all.length;
      const order_list = all.slice(start, start + size);
      return answer({ more, next_cursor: more ? String(start + size) : '', order_list });
    }
    case '/order/get_order_detail': {
      const numbers = (query.get('order_sn_list') ?? '').split(',');
      if (numbers.length > maxOrders) return refuse('error_param', 'order_sn_list');
      const found = numbers.map(mine).filter((order) => order !== undefined);
      return answer({ order_list: found.map(detailOf) });
    }
    case '/logistics/get_shipping_parameter':
      return mine(query.get('order_sn'))
        ? answer({ info_needed: { dropoff: [] }, dropoff: {} })
        : refuse('logistics.order_not_exist');
    case '/logistics/ship_order': {
      const order = mine(body['order_sn']);
      if (!order) return refuse('logistics.order_not_exist');
      if (order.status !== 'READY_TO_SHIP' || !('dropoff' in body)) return refuse('logistics.error_status');
      order.trackingNumber = `TW${order.number.slice(-8)}X`;
      book.turn(order.number, 'PROCESSED');
      return answer({});
    }
    case '/logistics/get_tracking_number':
      return answer({ tracking_number: mine(query.get('order_sn'))?.trackingNumber ?? '' });
    case '/logistics/create_shipping_document':
    case '/logistics/get_shipping_document_result': {
      const result_list = known.map((order) => ({
        order_sn: order.number,
        status: order.trackingNumber ? 'READY' : 'FAILED',
        ...(!order.trackingNumber && { fail_error: 'logistics.package_can_not_print' }),
      }));
      return answer({ result_list });
    }
    case '/logistics/download_shipping_document':
      return known.some(({ trackingNumber }) => !trackingNumber)
        ? refuse('logistics.package_can_not_print')
        : { file: labelOf(known) };
    case '/first_mile/generate_first_mile_tracking_number':
      if (!body['declare_date'] || !body['seller_info']) return refuse('error_param');
      return answer({ first_mile_tracking_number_list: [book.newFirstMile()] });
    case '/first_mile/bind_first_mile_tracking_number':
    case '/first_mile/unbind_first_mile_tracking_number': {
      const number = String(body['first_mile_tracking_number']);
      if (!book.firstMiles.has(number)) return refuse('first_mile.number_not_exist');
      if (named.length === 0 || named.length > maxOrders) return refuse('error_param', 'order_list');
      const isBinding = path.startsWith('/first_mile/bind');
      const order_list = numbersIn(body).map((order_sn) => {
        const order = mine(order_sn);
        const isFit = isBinding ? order?.status === 'PROCESSED' : order?.firstMile === number;
        if (!order || !isFit) return { order_sn, error: 'first_mile.error_status' };
        order.firstMile = isBinding ? number : null;
        return { order_sn };
      });
      return answer({ first_mile_tracking_number: number, order_list });
    }
    default:
      return refuse('error_not_found');
  }
}
