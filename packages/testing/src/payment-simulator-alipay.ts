import { randomUUID, sign, verify } from 'node:crypto';
import {
  type Book,
  newGatewayNumber,
  type Notice,
  type SimulatedLine,
  type SimulatedPayment,
  type SimulatorAnswer,
  type SimulatorRequest,
} from './payment-simulator-book.ts';
import { simulatedKeys } from './payment-simulator-keys.ts';
import { zipFile } from './zip-file.ts';

type Parameters = Record<string, string>;
type Business = {
  out_trade_no?: string;
  total_amount?: string;
  subject?: string;
  out_request_no?: string;
  refund_amount?: string;
  bill_date?: string;
};

const rsa = (text: string, key = simulatedKeys.platform) =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

const sortedParameters = (parameters: Parameters, left: readonly string[]) =>
  Object.keys(parameters)
    .filter((name) => !left.includes(name) && parameters[name] !== '')
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

const cents = (yuan: string | undefined) => Math.round(Number(yuan) * 100);

function answer(method: string, content: object): SimulatorAnswer {
  const body = JSON.stringify(content);
  const name = `${method.replaceAll('.', '_')}_response`;
  return {
    status: 200,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: `{"${name}":${body},"sign":"${rsa(body)}"}`,
  };
}

const refusal = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

/** Alipay's single endpoint, as far as the product uses it. */
export function answerAsAlipay(
  request: SimulatorRequest,
  book: Book,
  base: string,
  statement: (day: string) => readonly SimulatedLine[],
): SimulatorAnswer {
  const sent: Parameters = Object.fromEntries([...request.query, ...new URLSearchParams(request.body)]);
  const { method = '' } = sent;
  const signature = Buffer.from(sent['sign'] ?? '', 'base64');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(sortedParameters(sent, ['sign'])),
    simulatedKeys.merchantPublic,
    signature,
  );
  if (!isSigned) return answer(method, { code: '40002', msg: 'Invalid', sub_code: 'isv.invalid-signature' });
  const business = JSON.parse(sent['biz_content'] ?? '{}') as Business;
  if (method === 'alipay.trade.page.pay') return redirectToScanPage(sent, business, book, base);
  if (method === 'alipay.trade.precreate') {
    const { number } = createTrade(sent, business, book);
    return answer(method, {
      code: '10000',
      msg: 'Success',
      out_trade_no: number,
      qr_code: `${base}/scan?code=${number}`,
    });
  }
  if (method === 'alipay.data.dataservice.bill.downloadurl.query') {
    const day = business.bill_date ?? '';
    if (statement(day).length === 0) return answer(method, refusal('isp.BILL_NOT_EXIST'));
    return answer(method, {
      code: '10000',
      msg: 'Success',
      bill_download_url: `${base}/alipay-bill?day=${day}`,
    });
  }
  const payment = book.find(business.out_trade_no ?? '');
  return answer(method, payment ? answerOf(method, business, payment) : refusal('ACQ.TRADE_NOT_EXIST'));
}

function answerOf(method: string, business: Business, payment: SimulatedPayment): object {
  const { number, paid } = payment;
  const common = { code: '10000', msg: 'Success', out_trade_no: number };
  const requestNumber = business.out_request_no ?? '';
  switch (method) {
    case 'alipay.trade.query':
      return {
        ...common,
        trade_no: paid?.gatewayNumber ?? '',
        trade_status: { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[
          payment.state
        ],
        total_amount: ((paid?.minor ?? payment.minor) / 100).toFixed(2),
      };
    case 'alipay.trade.close':
      if (payment.state === 'paid') return refusal('ACQ.TRADE_STATUS_ERROR');
      payment.state = 'closed';
      return common;
    case 'alipay.trade.refund': {
      const minor = cents(business.refund_amount);
      const known = payment.refunds.get(requestNumber);
      const before = [...payment.refunds.values()].reduce((sum, refund) => sum + refund.minor, 0);
      if (!known && before + minor > (paid?.minor ?? 0)) return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      payment.refunds.set(requestNumber, known ?? { minor, id: newGatewayNumber('21') });
      return { ...common, fund_change: known ? 'N' : 'Y', refund_fee: business.refund_amount };
    }
    case 'alipay.trade.fastpay.refund.query':
      return payment.refunds.has(requestNumber) ? { ...common, refund_status: 'REFUND_SUCCESS' } : common;
    default:
      return refusal('isv.invalid-method');
  }
}

function createTrade(sent: Parameters, business: Business, book: Book): SimulatedPayment {
  const appId = sent['app_id'] ?? '';
  const payment = book.open({
    gateway: 'alipay',
    number: business.out_trade_no ?? '',
    // Test accounts: app 2021… has seller id 2088….
    merchant: appId.replace(/^2021/, '2088'),
    appId,
    sessionNumber: business.out_trade_no ?? '',
    minor: cents(business.total_amount),
    currency: 'CNY',
    title: business.subject ?? '',
    noticeUrl: sent['notify_url'] ?? '',
    returnUrl: '',
  });
  if (sent['return_url']) payment.returnUrl = sent['return_url'];
  return payment;
}

function redirectToScanPage(sent: Parameters, business: Business, book: Book, base: string): SimulatorAnswer {
  const { number } = createTrade(sent, business, book);
  return { status: 302, headers: { location: `${base}/scan?code=${number}` }, body: '' };
}

/** Alipay's signed webhook. */
export function alipayNotice(
  payment: SimulatedPayment,
  own: { readonly minor?: number; readonly merchant?: string; readonly key?: string } = {},
): Notice {
  const paid = payment.paid ?? { minor: payment.minor, gatewayNumber: '' };
  const told: Parameters = {
    notify_time: new Date().toISOString().slice(0, 19).replace('T', ' '),
    notify_type: 'trade_status_sync',
    notify_id: randomUUID(),
    app_id: payment.appId,
    seller_id: own.merchant ?? payment.merchant,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: paid.gatewayNumber,
    out_trade_no: payment.number,
    trade_status: 'TRADE_SUCCESS',
    total_amount: ((own.minor ?? paid.minor) / 100).toFixed(2),
    subject: payment.title,
  };
  const signature = rsa(sortedParameters(told, ['sign', 'sign_type']), own.key);
  return {
    url: payment.noticeUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...told, sign: signature }).toString(),
  };
}

/** Encodes GBK by inverting Node's decoder: Node can decode the charset of Alipay's bills, not encode it. */
function gbkBytes(text: string): Buffer {
  const decoder = new TextDecoder('gbk');
  const codeOf = new Map<string, Buffer>();
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const bytes = Buffer.from([high, low]);
      codeOf.set(decoder.decode(bytes), bytes);
    }
  }
  return Buffer.concat([...text].map((sign) => codeOf.get(sign) ?? Buffer.from(sign, 'latin1')));
}

/** A daily bill as downloaded: a zip of a table in GBK. */
export function alipayBill(lines: readonly SimulatedLine[]): Buffer {
  const head = '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,订单金额（元）';
  const rows = lines.map(({ number, minor, gatewayNumber }) =>
    [
      `${gatewayNumber}\t`,
      `${number}\t`,
      '交易',
      '订单',
      '2026-01-01 00:00:00',
      (minor / 100).toFixed(2),
    ].join(','),
  );
  const text = ['#支付宝业务明细查询', head, ...rows, '#-----结束-----', ''].join('\r\n');
  return Buffer.from(zipFile([{ name: 'bill.csv', content: gbkBytes(text) }]));
}
