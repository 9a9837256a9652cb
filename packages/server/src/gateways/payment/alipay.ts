import { createPrivateKey } from 'node:crypto';
import type { GatewaySecret } from '@onehaul/contract/console/gateways';
import type { AlipaySdk } from 'alipay-sdk';
import { fromMajor, toMajor } from '@onehaul/domain/money';
import { parseBillTable } from './bill-table.ts';
import type { Outbound } from '../outbound.ts';
import {
  beijingTime,
  ForgedNotice,
  GatewayUnavailable,
  type PaymentGateway,
  type RefundState,
  type GatewayReport,
} from './payment-gateway.ts';
import { unzip } from './unzip.ts';

type Secret = Extract<GatewaySecret, { gateway: 'alipay' }>;
/** Fields of an Alipay response; all are text. */
type Answer = Readonly<Record<string, string | undefined>>;

const currency = 'CNY';
const successCode = '10000';
const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED'];
const maxBillBytes = 50 * 1024 * 1024;

/** Yuan in Alipay's format: `12.30`. */
const yuan = (minor: number) => toMajor({ minor, currency }).toFixed(2);

/** Alipay: a QR code and a payment page for the same trade. */
export async function createAlipay(secret: Secret, url: string, outbound: Outbound): Promise<PaymentGateway> {
  const { AlipaySdk } = await import('alipay-sdk');
  const sdk = new AlipaySdk({
    appId: secret.appId,
    privateKey: createPrivateKey(secret.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyType: 'PKCS8',
    alipayPublicKey: secret.alipayPublicKey,
    gateway: url,
  });

  const ask = async (method: string, bizContent: object, more: object = {}): Promise<Answer> => {
    const parameters = { ...more, timestamp: beijingTime(new Date()), bizContent };
    try {
      // The SDK only signs and verifies; its own client would follow redirects and skip the address checks.
      const query = new URLSearchParams(sdk.sdkExecute(method, parameters));
      const form = new URLSearchParams({ biz_content: query.get('biz_content') ?? '' });
      query.delete('biz_content');
      const { status, body } = await outbound.send(`${url}?${query.toString()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: form.toString(),
      });
      if (status !== 200) throw new Error(`HTTP ${status}`);
      return parseResponse(sdk, method, body.toString('utf8'));
    } catch (error) {
      throw new GatewayUnavailable('alipay', (error as { code?: unknown }).code ?? (error as Error).message);
    }
  };
  const silent = (answer: Answer) =>
    new GatewayUnavailable('alipay', answer['subCode'] ?? answer['code'] ?? 'no answer');

  const factsOf = (told: {
    number: string | undefined;
    state: string | undefined;
    tradeNumber: string | undefined;
    amount: string | undefined;
    raw: unknown;
  }): GatewayReport[] => {
    const { number = '', state = '', tradeNumber, amount, raw } = told;
    if (paidStates.includes(state) && tradeNumber && amount) {
      const { minor } = fromMajor(Number(amount), currency);
      return [{ number, fact: { fact: 'paid', minor, currency, gatewayNumber: tradeNumber }, raw }];
    }
    return state === 'TRADE_CLOSED' ? [{ number, fact: { fact: 'closed' }, raw }] : [];
  };

  return {
    kind: 'alipay',

    async start({ number, minor, title, expiresAt, noticeUrl, returnUrl }) {
      const trade = {
        outTradeNo: number,
        totalAmount: yuan(minor),
        subject: title,
        timeExpire: beijingTime(expiresAt),
      };
      const answer = await ask('alipay.trade.precreate', trade, { notifyUrl: noticeUrl });
      if (answer['code'] !== successCode || !answer['qrCode']) throw silent(answer);
      const redirectUrl = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        bizContent: { ...trade, productCode: 'FAST_INSTANT_TRADE_PAY' },
        notifyUrl: noticeUrl,
        returnUrl,
        timestamp: beijingTime(new Date()),
      });
      return { qrText: answer['qrCode'], redirectUrl, sessionNumber: null };
    },

    async query({ number }) {
      const answer = await ask('alipay.trade.query', { outTradeNo: number });
      if (answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return [];
      if (answer['code'] !== successCode) throw silent(answer);
      if (answer['outTradeNo'] !== number) return [];
      return factsOf({
        number,
        state: answer['tradeStatus'],
        tradeNumber: answer['tradeNo'],
        amount: answer['totalAmount'],
        raw: answer,
      });
    },

    async close({ number }) {
      const answer = await ask('alipay.trade.close', { outTradeNo: number });
      // The trade exists only once the QR code was scanned; an unused code expires by itself.
      if (answer['code'] === successCode || answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return true;
      if (answer['subCode'] === 'ACQ.TRADE_STATUS_ERROR') return false;
      throw silent(answer);
    },

    async refund({ number, refundNumber, minor, reason }): Promise<RefundState> {
      const answer = await ask('alipay.trade.refund', {
        outTradeNo: number,
        outRequestNo: refundNumber,
        refundAmount: yuan(minor),
        ...(reason && { refundReason: reason }),
      });
      if (answer['code'] === successCode) return answer['fundChange'] === 'Y' ? 'done' : 'sent';
      if (answer['subCode']?.startsWith('ACQ.') && answer['subCode'] !== 'ACQ.SYSTEM_ERROR') return 'refused';
      throw silent(answer);
    },

    async queryRefund({ number, refundNumber }): Promise<RefundState> {
      const answer = await ask('alipay.trade.fastpay.refund.query', {
        outTradeNo: number,
        outRequestNo: refundNumber,
      });
      if (answer['code'] !== successCode) throw silent(answer);
      return answer['refundStatus'] === 'REFUND_SUCCESS' ? 'done' : 'unknown';
    },

    async readNotice(_headers, body) {
      const told = Object.fromEntries(new URLSearchParams(body));
      if (!sdk.checkNotifySignV2(told)) throw new ForgedNotice('alipay', 'not signed by it');
      if (told['app_id'] !== secret.appId || told['seller_id'] !== secret.sellerId) {
        throw new ForgedNotice('alipay', 'of another merchant');
      }
      return factsOf({
        number: told['out_trade_no'],
        state: told['trade_status'],
        tradeNumber: told['trade_no'],
        amount: told['total_amount'],
        raw: told,
      });
    },

    answerTo: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'text/plain',
      body: isTaken ? 'success' : 'fail',
    }),

    async statement(day) {
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
        billType: 'trade',
        billDate: day,
      });
      // A day without payments has no bill.
      if (answer['subCode']?.includes('BILL_NOT_EXIST')) return [];
      if (answer['code'] !== successCode || !answer['billDownloadUrl']) throw silent(answer);
      const zip = await download(outbound, answer['billDownloadUrl']);
      const decoder = new TextDecoder('gbk');
      const texts = unzip(zip, maxBillBytes).map(({ content }) => decoder.decode(content));
      return texts
        .flatMap((text) => parseBillTable(text, ['商户订单号', '业务类型', '订单金额（元）']))
        .filter(([, kind]) => kind === '交易')
        .map(([number = '', , major = '']) => ({
          number,
          currency,
          minor: fromMajor(Number(major), currency).minor,
        }));
    },
  };
}

/** Verifies the signature and returns the response with camelCase names, as the SDK does. */
function parseResponse(sdk: AlipaySdk, method: string, text: string): Answer {
  const answer = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const key = `${method.replaceAll('.', '_')}_response`;
  const content = answer[key] ?? answer['error_response'];
  if (typeof content !== 'object' || content === null) throw new Error('no answer');
  sdk.checkResponseSign(text, key, String(answer['sign']), '');
  const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [camelCase(name), value as string]),
  );
}

async function download(outbound: Outbound, address: string): Promise<Buffer> {
  try {
    const { status, body } = await outbound.send(address, { mostBytes: maxBillBytes });
    if (status !== 200) throw new Error(`HTTP ${status}`);
    return body;
  } catch (error) {
    throw new GatewayUnavailable('alipay', (error as Error).message);
  }
}
