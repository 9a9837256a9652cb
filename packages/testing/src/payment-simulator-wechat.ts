import { createCipheriv, createHash, randomBytes, randomUUID, sign, verify } from 'node:crypto';
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

type Order = {
  mchid: string;
  appid: string;
  out_trade_no: string;
  description: string;
  notify_url: string;
  amount: { total: number; currency: string };
};
type Refund = { out_trade_no: string; out_refund_no: string; amount: { refund: number } };

const rsa = (text: string) =>
  sign('RSA-SHA256', Buffer.from(text), simulatedKeys.platform).toString('base64');

/** WeChat's signature headers of a response or webhook. */
function wechatSignature(body: string, key = simulatedKeys.platform): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signed = `${timestamp}\n${nonce}\n${body}\n`;
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': simulatedKeys.platformSerial,
    'wechatpay-signature':
      key === simulatedKeys.platform
        ? rsa(signed)
        : sign('RSA-SHA256', Buffer.from(signed), key).toString('base64'),
  };
}

function answer(status: number, content: object | null): SimulatorAnswer {
  const body = content === null ? '' : JSON.stringify(content);
  return { status, headers: { 'content-type': 'application/json', ...wechatSignature(body) }, body };
}
const refusal = (status: number, code: string) => answer(status, { code, message: code });

function isSigned({ method, url, headers, body }: SimulatorRequest): boolean {
  const given = Object.fromEntries(
    [...String(headers['authorization'] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map((match) => [
      match[1],
      match[2],
    ]),
  ) as Record<string, string>;
  const isFresh = Math.abs(Date.now() / 1000 - Number(given['timestamp'])) < 300;
  const signed = `${method}\n${url}\n${given['timestamp']}\n${given['nonce_str']}\n${body}\n`;
  const signature = Buffer.from(given['signature'] ?? '', 'base64');
  return (
    isFresh &&
    given['serial_no'] === simulatedKeys.merchantSerial &&
    verify('RSA-SHA256', Buffer.from(signed), simulatedKeys.merchantPublic, signature)
  );
}

const transactionOf = (payment: SimulatedPayment) => ({
  mchid: payment.merchant,
  appid: payment.appId,
  out_trade_no: payment.number,
  trade_state: { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' }[payment.state],
  ...(payment.paid && {
    transaction_id: payment.paid.gatewayNumber,
    success_time: payment.paid.at.toISOString(),
    amount: { total: payment.paid.minor, currency: payment.paid.currency },
  }),
});

/** WeChat Pay, API v3, as far as the product uses it. */
export function answerAsWechat(
  request: SimulatorRequest,
  book: Book,
  statement: (day: string) => readonly SimulatedLine[],
): SimulatorAnswer {
  if (!isSigned(request)) return refusal(401, 'SIGN_ERROR');
  const { path, body, query } = request;
  if (path === '/v3/pay/transactions/native') {
    const order = JSON.parse(body) as Order;
    const payment = book.open({
      gateway: 'wechat',
      number: order.out_trade_no,
      merchant: order.mchid,
      appId: order.appid,
      sessionNumber: order.out_trade_no,
      minor: order.amount.total,
      currency: order.amount.currency,
      title: order.description,
      noticeUrl: order.notify_url,
      returnUrl: '',
    });
    return answer(200, { code_url: `weixin://wxpay/bizpayurl?pr=${payment.number}` });
  }
  const asked = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(path);
  if (asked) {
    const payment = book.find(asked[1]!);
    if (!payment) return refusal(404, 'ORDER_NOT_EXIST');
    if (!asked[2]) return answer(200, transactionOf(payment));
    if (payment.state === 'paid') return refusal(400, 'ORDERPAID');
    payment.state = 'closed';
    return answer(204, null);
  }
  if (path === '/v3/refund/domestic/refunds') {
    const { out_trade_no: number, out_refund_no: refundNumber, amount } = JSON.parse(body) as Refund;
    const payment = book.find(number);
    if (!payment?.paid) return refusal(404, 'RESOURCE_NOT_EXISTS');
    const known = payment.refunds.get(refundNumber);
    const before = [...payment.refunds.values()].reduce((sum, { minor }) => sum + minor, 0);
    if (!known && before + amount.refund > payment.paid.minor) return refusal(400, 'INVALID_REQUEST');
    payment.refunds.set(refundNumber, known ?? { minor: amount.refund, id: newGatewayNumber('503') });
    return answer(200, { out_refund_no: refundNumber, status: 'SUCCESS', amount });
  }
  const refund = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(path);
  if (refund) {
    const isKnown = [...book.payments.values()].some(({ refunds }) => refunds.has(refund[1]!));
    return isKnown ? answer(200, { status: 'SUCCESS' }) : refusal(404, 'RESOURCE_NOT_EXISTS');
  }
  if (path === '/v3/bill/tradebill') {
    const day = query.get('bill_date') ?? '';
    const lines = statement(day);
    if (lines.length === 0) return refusal(400, 'NO_STATEMENT_EXIST');
    const bill = billOf(lines);
    const hash = createHash('sha1').update(bill).digest('hex');
    const download = `https://api.mch.weixin.qq.com/v3/billdownload/file?token=${day}`;
    return answer(200, { download_url: download, hash_type: 'SHA1', hash_value: hash });
  }
  if (path === '/v3/billdownload/file') {
    return { status: 200, body: billOf(statement(query.get('token') ?? '')) };
  }
  return refusal(404, 'NOT_FOUND');
}

/** A bill in WeChat's format: a backtick before every value, sums at the end. */
function billOf(lines: readonly SimulatedLine[]): string {
  const head = '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,应结订单金额,订单金额';
  const rows = lines.map(({ number, minor, currency, gatewayNumber }) => {
    const major = (minor / 100).toFixed(2);
    const values = [
      '2026-01-01 00:00:00',
      'wx',
      '19',
      gatewayNumber,
      number,
      'SUCCESS',
      currency,
      major,
      major,
    ];
    return values.map((value) => `\`${value}`).join(',');
  });
  const sums = `总交易单数,应结订单总金额\n\`${lines.length},\`0.00`;
  return `\uFEFF${head}\n${rows.join('\n')}\n${sums}\n`;
}

/** WeChat's webhook, encrypted and signed. */
export function wechatNotice(
  payment: SimulatedPayment,
  own: {
    readonly minor?: number;
    readonly currency?: string;
    readonly merchant?: string;
    readonly key?: string;
  } = {},
): Notice {
  const paid = payment.paid ?? {
    minor: payment.minor,
    currency: payment.currency,
    gatewayNumber: '',
    at: new Date(),
  };
  const told = {
    ...transactionOf(payment),
    mchid: own.merchant ?? payment.merchant,
    trade_state: 'SUCCESS',
    transaction_id: paid.gatewayNumber,
    amount: { total: own.minor ?? paid.minor, currency: own.currency ?? paid.currency },
  };
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', simulatedKeys.apiKey, nonce).setAAD(
    Buffer.from('transaction'),
  );
  const sealed = Buffer.concat([cipher.update(JSON.stringify(told)), cipher.final(), cipher.getAuthTag()]);
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: new Date().toISOString(),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.toString('base64'),
      nonce,
      associated_data: 'transaction',
      original_type: 'transaction',
    },
  });
  const headers = { 'content-type': 'application/json', ...wechatSignature(body, own.key) };
  return { url: payment.noticeUrl, headers, body };
}
