import type { PlatformStanding } from '@onehaul/domain/marketplace/marketplace-state';
import { fromMajor } from '@onehaul/domain/money';
import { isObject, listOf, textOf } from '@onehaul/domain/tracking/carrier-event';
import type { Outbound } from '../outbound.ts';
import {
  type MarketplacePlatform,
  maxOrdersPerCall,
  type PlatformOrder,
  PlatformCallFailed,
  type PlatformShop,
  type PlatformTokens,
} from './marketplace-platform.ts';
import {
  type ShopeeResponse,
  createShopeeClient,
  type ShopeeAccount,
  type ShopeeClient,
  signedUrl,
} from './shopee-client.ts';

/** Shopee's order statuses; an unknown status changes nothing. */
const standingOf: Readonly<Record<string, PlatformStanding>> = {
  UNPAID: 'unpaid',
  PENDING: 'unpaid',
  READY_TO_SHIP: 'toShip',
  RETRY_SHIP: 'toShip',
  PROCESSED: 'processed',
  SHIPPED: 'sent',
  TO_CONFIRM_RECEIVE: 'sent',
  TO_RETURN: 'sent',
  COMPLETED: 'done',
  // A cancellation request already stops packing: putting goods back is reversible, sending them is not.
  IN_CANCEL: 'cancelled',
  CANCELLED: 'cancelled',
};
const refreshDays = 30;
const documentType = 'NORMAL_AIR_WAYBILL';
/** The tenant delivers the goods to Shopee's warehouse itself, so no logistics channel is requested. */
const selfDelivery = { shipment_method: 'self-deliver', logistics_channel_id: 0, region: 'CN' };

const responseOf = (words: ShopeeResponse): ShopeeResponse =>
  isObject(words['response']) ? words['response'] : {};
const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000));
const instantOf = (value: unknown) =>
  typeof value === 'number' && value > 0 ? new Date(value * 1000) : null;

function tokensOf(words: ShopeeResponse, now: number): PlatformTokens {
  const accessToken = textOf(words['access_token']);
  const refreshToken = textOf(words['refresh_token']);
  const expireIn = Number(words['expire_in']);
  if (!accessToken || !refreshToken || !(expireIn > 0)) throw new PlatformCallFailed('silent', 'no tokens');
  return {
    accessToken,
    refreshToken,
    accessUntil: new Date(now + expireIn * 1000),
    refreshUntil: new Date(now + refreshDays * 24 * 3_600_000),
  };
}

/** Shopee's amounts are numbers in major units. */
function minorOf(amount: unknown, currency: string): number {
  if (typeof amount !== 'number' || amount < 0) return 0;
  try {
    return fromMajor(amount, currency).minor;
  } catch {
    return 0;
  }
}

function parseShopeeOrder(told: ShopeeResponse): PlatformOrder | undefined {
  const state = textOf(told['order_status']);
  const updatedAt = instantOf(told['update_time']);
  const number = textOf(told['order_sn']);
  if (!number || !updatedAt) return undefined;
  const currencyCode = textOf(told['currency']);
  return {
    number,
    state,
    standing: standingOf[state] ?? 'unpaid',
    updatedAt,
    buyerName: textOf(told['buyer_username']),
    region: textOf(told['region']),
    currencyCode,
    minor: minorOf(told['total_amount'], currencyCode),
    items: listOf(told['item_list']).map((item) => ({
      name: textOf(item['item_name']),
      model: textOf(item['model_name']),
      sku: textOf(item['model_sku']) || textOf(item['item_sku']),
      quantity: Number(item['model_quantity_purchased']) || 1,
    })),
    shipBy: instantOf(told['ship_by_date']),
  };
}

/** Orders of a batch call that failed. */
const failedOrderNumbers = (words: ShopeeResponse): string[] =>
  listOf(responseOf(words)['order_list'])
    .filter((order) => textOf(order['error']) || textOf(order['fail_error']))
    .map((order) => textOf(order['order_sn']));

const orderList = (numbers: readonly string[]) => {
  if (numbers.length > maxOrdersPerCall) throw new Error(`more than ${maxOrdersPerCall} orders in a call`);
  return numbers.map((order_sn) => ({ order_sn }));
};

/** The hand-over method: drop-off where Shopee allows it, otherwise pickup in the first slot offered. */
function handOverMethod(parameter: ShopeeResponse): object {
  const needed = isObject(parameter['info_needed']) ? parameter['info_needed'] : {};
  if (!('pickup' in needed) || 'dropoff' in needed) return { dropoff: {} };
  const pickup = isObject(parameter['pickup']) ? parameter['pickup'] : {};
  const [address] = listOf(pickup['address_list']);
  const [slot] = listOf(address?.['time_slot_list']);
  return { pickup: { address_id: address?.['address_id'], pickup_time_id: slot?.['pickup_time_id'] } };
}

function firstMileOf(wire: ShopeeClient): MarketplacePlatform['firstMile'] {
  const change = async (path: string, shop: PlatformShop, body: object) =>
    failedOrderNumbers(await wire.ask({ path: `/first_mile/${path}`, shop, body }));
  return {
    async generate(shop, { declaredOn, sender }) {
      const { name, phone, postcode, address } = sender;
      const seller_info = { name, phone, zipcode: postcode, address, region: 'CN' };
      const words = await wire.ask({
        path: '/first_mile/generate_first_mile_tracking_number',
        shop,
        body: { declare_date: declaredOn, quantity: 1, seller_info },
      });
      const made = responseOf(words)['first_mile_tracking_number_list'];
      const number = textOf(Array.isArray(made) ? made[0] : '');
      if (!number) throw new PlatformCallFailed('refused', 'no first-mile number');
      return number;
    },
    bind: (shop, firstMile, numbers) =>
      change('bind_first_mile_tracking_number', shop, {
        first_mile_tracking_number: firstMile,
        ...selfDelivery,
        order_list: orderList(numbers),
      }),
    unbind: (shop, firstMile, numbers) =>
      change('unbind_first_mile_tracking_number', shop, {
        first_mile_tracking_number: firstMile,
        order_list: orderList(numbers),
      }),
  };
}

/** Shopee Open Platform, version 2. */
export function createShopee(account: ShopeeAccount, outbound: Outbound): MarketplacePlatform {
  const wire = createShopeeClient(account, outbound);
  const partner = { partner_id: Number(account.partnerId) };

  async function trackingNumber(shop: PlatformShop, number: string): Promise<string | null> {
    const query = { order_sn: number };
    const words = await wire.ask({ path: '/logistics/get_tracking_number', shop, query });
    return textOf(responseOf(words)['tracking_number']) || null;
  }

  const labels = (shop: PlatformShop, numbers: readonly string[]) => {
    const body = { shipping_document_type: documentType, order_list: orderList(numbers) };
    return wire.download({ path: '/logistics/download_shipping_document', shop, body });
  };

  return {
    authorizationUrl: (returnUrl) =>
      signedUrl(account, '/shop/auth_partner', { query: { redirect: returnUrl } }),

    async exchangeCode(code, externalId) {
      const body = { code, shop_id: Number(externalId), ...partner };
      return tokensOf(await wire.ask({ path: '/auth/token/get', body }), Date.now());
    },

    async refresh(externalId, refreshToken) {
      const body = { refresh_token: refreshToken, shop_id: Number(externalId), ...partner };
      return tokensOf(await wire.ask({ path: '/auth/access_token/get', body }), Date.now());
    },

    async describeShop(shop) {
      const words = await wire.ask({ path: '/shop/get_shop_info', shop });
      return { name: textOf(words['shop_name']), region: textOf(words['region']) };
    },

    async ordersSince(shop, { from, until, cursor }) {
      const query = {
        time_range_field: 'update_time',
        time_from: seconds(from),
        time_to: seconds(until),
        page_size: '100',
        cursor,
      };
      const answer = responseOf(await wire.ask({ path: '/order/get_order_list', shop, query }));
      const numbers = listOf(answer['order_list']).map((order) => textOf(order['order_sn']));
      return { numbers, cursor: answer['more'] === true ? textOf(answer['next_cursor']) || null : null };
    },

    async orderDetails(shop, numbers) {
      const query = {
        order_sn_list: orderList(numbers)
          .map(({ order_sn }) => order_sn)
          .join(','),
        response_optional_fields: 'buyer_username,item_list,total_amount',
      };
      const answer = responseOf(await wire.ask({ path: '/order/get_order_detail', shop, query }));
      return listOf(answer['order_list'])
        .map(parseShopeeOrder)
        .filter((order) => order !== undefined);
    },

    async ship(shop, number) {
      const query = { order_sn: number };
      const parameter = await wire.ask({ path: '/logistics/get_shipping_parameter', shop, query });
      const body = { order_sn: number, ...handOverMethod(responseOf(parameter)) };
      await wire.ask({ path: '/logistics/ship_order', shop, body });
      return trackingNumber(shop, number);
    },

    trackingNumber,

    async label(shop, { number, trackingNumber: tracking_number }) {
      const order = { order_sn: number, shipping_document_type: documentType };
      const drawn = { path: '/logistics/create_shipping_document', shop };
      await wire.ask({ ...drawn, body: { order_list: [{ ...order, tracking_number }] } });
      const asked = { path: '/logistics/get_shipping_document_result', shop };
      const words = await wire.ask({ ...asked, body: { order_list: [order] } });
      const [result] = listOf(responseOf(words)['result_list']);
      const status = textOf(result?.['status']);
      if (status === 'FAILED') throw new PlatformCallFailed('refused', textOf(result?.['fail_error']));
      if (status !== 'READY') return null;
      return labels(shop, [number]);
    },

    labels,

    firstMile: firstMileOf(wire),
  };
}
