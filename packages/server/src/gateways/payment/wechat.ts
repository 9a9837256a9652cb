import { createHash } from 'node:crypto';
import type { GatewaySecret } from '@onehaul/contract/console/gateways';
import { fromMajor } from '@onehaul/domain/money';
import { parseBillTable } from './bill-table.ts';
import { withTimeout, gatewayTimeoutMs } from '../with-timeout.ts';
import type { Outbound } from '../outbound.ts';
import {
  type GatewayRefundRequest,
  ForgedNotice,
  GatewayUnavailable,
  headerOf,
  type Headers,
  type StartedPayment,
  type PaymentGateway,
  type RefundState,
  type GatewayReport,
} from './payment-gateway.ts';

type Secret = Extract<GatewaySecret, { gateway: 'wechat' }>;
type Transaction = {
  mchid?: string;
  appid?: string;
  out_trade_no?: string;
  transaction_id?: string;
  trade_state?: string;
  refund_status?: string;
  out_refund_no?: string;
  amount?: { total?: number; refund?: number; currency?: string };
};

/** Optional parts of a request. */
type RequestExtras = { readonly params?: Record<string, string>; readonly responseType?: 'arraybuffer' };

const maxClockOffsetSeconds = 300;
const maxBillBytes = 50 * 1024 * 1024;
const refundStates: Readonly<Record<string, RefundState>> = {
  SUCCESS: 'done',
  PROCESSING: 'sent',
  CLOSED: 'refused',
  ABNORMAL: 'refused',
};

/** WeChat Pay, API v3: a QR code the payer scans. Requests, responses and webhooks are signed. */
export async function createWechat(
  secret: Secret,
  url: string,
  { httpAgent, httpsAgent }: Outbound,
): Promise<PaymentGateway> {
  const { Aes, Decorator, Formatter, Rsa } = await import('wechatpay-axios-plugin');
  const { merchantId, appId } = secret;
  const client = new Decorator({
    mchid: merchantId,
    serial: secret.serial,
    privateKey: secret.privateKey,
    certs: { [secret.platformSerial]: secret.platformKey },
    baseURL: url,
    timeout: gatewayTimeoutMs,
    proxy: false,
    maxRedirects: 0,
    maxContentLength: maxBillBytes,
    httpAgent,
    httpsAgent,
  });

  const silent = (error: unknown) => new GatewayUnavailable('wechat', codeOf(error));
  /** The plugin verifies signatures of successful responses only; of a failure just the code is used. */
  const ask = <T>(method: 'get' | 'post', path: string, data?: object, more: RequestExtras = {}) =>
    withTimeout(async (signal) => (await client.request<T>(path, method, data, { ...more, signal })).data);

  const factsOf = (told: Transaction): GatewayReport[] => {
    const number = told.out_trade_no ?? '';
    const { total, currency = 'CNY' } = told.amount ?? {};
    if (told.trade_state === 'SUCCESS' && told.transaction_id && total !== undefined) {
      const paid = { fact: 'paid', minor: total, currency, gatewayNumber: told.transaction_id } as const;
      return [{ number, fact: paid, raw: told }];
    }
    const isOver = told.trade_state === 'CLOSED' || told.trade_state === 'REVOKED';
    return isOver ? [{ number, fact: { fact: 'closed' }, raw: told }] : [];
  };
  const assertOwn = (told: Transaction) => {
    const isOwn = told.mchid === merchantId && (told.appid === undefined || told.appid === appId);
    if (!isOwn) throw new ForgedNotice('wechat', 'of another merchant');
  };
  const byNumber = ({ number }: StartedPayment) => `v3/pay/transactions/out-trade-no/${number}`;

  return {
    kind: 'wechat',

    async start({ number, title, minor, currency, expiresAt, noticeUrl }) {
      const order = {
        appid: appId,
        mchid: merchantId,
        description: title,
        out_trade_no: number,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: noticeUrl,
        amount: { total: minor, currency },
      };
      const answer = await ask<{ code_url?: string }>('post', 'v3/pay/transactions/native', order).catch(
        (error: unknown) => {
          throw silent(error);
        },
      );
      if (!answer.code_url) throw silent('no code');
      return { qrText: answer.code_url, redirectUrl: null, sessionNumber: null };
    },

    async query(payment) {
      try {
        const told = await ask<Transaction>('get', byNumber(payment), undefined, {
          params: { mchid: merchantId },
        });
        return told.out_trade_no === payment.number && told.mchid === merchantId ? factsOf(told) : [];
      } catch (error) {
        // Unknown to WeChat: the start request may still be in flight.
        if (statusOf(error) === 404) return [];
        throw silent(error);
      }
    },

    async close(payment) {
      try {
        await ask('post', `${byNumber(payment)}/close`, { mchid: merchantId });
        return true;
      } catch (error) {
        if (statusOf(error) === 404) return true;
        if (statusOf(error) === 400) return false;
        throw silent(error);
      }
    },

    async refund(refund) {
      const order = {
        out_trade_no: refund.number,
        out_refund_no: refund.refundNumber,
        reason: refund.reason.slice(0, 80) || undefined,
        amount: { refund: refund.minor, total: refund.paidMinor, currency: refund.currency },
      };
      try {
        const { status = '' } = await ask<{ status?: string }>('post', 'v3/refund/domestic/refunds', order);
        return refundStates[status] ?? 'unknown';
      } catch (error) {
        return refusedOrThrow(error, silent);
      }
    },

    async queryRefund({ refundNumber }: GatewayRefundRequest) {
      try {
        const { status = '' } = await ask<{ status?: string }>(
          'get',
          `v3/refund/domestic/refunds/${refundNumber}`,
        );
        return refundStates[status] ?? 'unknown';
      } catch (error) {
        if (statusOf(error) === 404) return 'unknown';
        throw silent(error);
      }
    },

    async readNotice(headers: Headers, body: string) {
      const timestamp = headerOf(headers, 'wechatpay-timestamp');
      const signature = headerOf(headers, 'wechatpay-signature');
      const signed = Formatter.response(timestamp, headerOf(headers, 'wechatpay-nonce'), body);
      const isLate = !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= maxClockOffsetSeconds);
      if (isLate) throw new ForgedNotice('wechat', 'of another time');
      const isKnown = headerOf(headers, 'wechatpay-serial') === secret.platformSerial;
      if (!isKnown || !signature || !Rsa.verify(signed, signature, secret.platformKey)) {
        throw new ForgedNotice('wechat', 'not signed by it');
      }
      const told = decryptNotice(body, (ciphertext, nonce, aad) =>
        Aes.AesGcm.decrypt(ciphertext, secret.apiKey, nonce, aad),
      );
      assertOwn(told);
      const { refund_status: status, out_refund_no: refundNumber, amount } = told;
      if (status === undefined) return factsOf(told);
      if (status !== 'SUCCESS' || !refundNumber || amount?.refund === undefined) return [];
      const fact = { fact: 'refunded', minor: amount.refund, refundNumber } as const;
      return [{ number: told.out_trade_no ?? '', fact, raw: told }];
    },

    answerTo: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify(isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'not taken' }),
    }),

    async statement(day) {
      const bill = await ask<{ download_url?: string; hash_value?: string }>(
        'get',
        'v3/bill/tradebill',
        undefined,
        {
          params: { bill_date: day, bill_type: 'SUCCESS' },
        },
      ).catch((error: unknown) => {
        // A day without payments has no bill.
        if (statusOf(error) === 400 && codeOf(error) === 'NO_STATEMENT_EXIST') return null;
        throw silent(error);
      });
      if (!bill?.download_url) return [];
      const address = new URL(bill.download_url);
      // Raw bytes: the bill's hash covers them, and text decoding would drop a byte order mark.
      const bytes = await ask<ArrayBuffer>('get', 'v3/billdownload/file', undefined, {
        params: Object.fromEntries(address.searchParams),
        responseType: 'arraybuffer',
      }).catch((error: unknown) => {
        throw silent(error);
      });
      const content = Buffer.from(bytes);
      if (createHash('sha1').update(content).digest('hex') !== bill.hash_value)
        throw silent('a damaged bill');
      const text = content.toString('utf8');
      return parseBillTable(text, ['商户订单号', '货币种类', '订单金额']).map(
        ([number = '', currency = '', major = '']) => ({
          number,
          currency,
          minor: fromMajor(Number(major), currency).minor,
        }),
      );
    },
  };
}

type Decrypt = (ciphertext: string, nonce: string, associatedData: string) => string;

function decryptNotice(body: string, decrypt: Decrypt): Transaction {
  try {
    const { resource } = JSON.parse(body) as {
      resource: { ciphertext: string; nonce: string; associated_data?: string };
    };
    return JSON.parse(
      decrypt(resource.ciphertext, resource.nonce, resource.associated_data ?? ''),
    ) as Transaction;
  } catch {
    throw new ForgedNotice('wechat', 'not sealed for us');
  }
}

type Failure = { response?: { status?: number; data?: { code?: string } }; code?: string };
const statusOf = (error: unknown) => (error as Failure).response?.status;
const codeOf = (error: unknown) =>
  (error as Failure).response?.data?.code ?? (error as Failure).code ?? String(error);

/** A refusal is permanent; any other failure leaves the outcome unknown. */
function refusedOrThrow(error: unknown, silent: (error: unknown) => Error): RefundState {
  const isRefused = [400, 403, 404].includes(statusOf(error) ?? 0) && codeOf(error) !== 'SIGN_ERROR';
  if (isRefused) return 'refused';
  throw silent(error);
}
