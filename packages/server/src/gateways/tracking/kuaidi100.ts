import { createHash } from 'node:crypto';
import { Kuaidi100Account } from '@onehaul/contract/console/gateways';
import { isObject, textOf } from '@onehaul/domain/tracking/carrier-event';
import { parseKuaidi100, parseKuaidi100Push } from '@onehaul/domain/tracking/parse-kuaidi100';
import { createJsonPost, type JsonPost } from './json-post.ts';
import {
  isEqualInConstantTime,
  PushNotSigned,
  TrackingNotAccepted,
  type TrackingProvider,
} from './tracking-provider.ts';

const accountOf = (text: string) => Kuaidi100Account.parse(JSON.parse(text));

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Requests a status for each event. */
const statePerEvent = '4';
const carriersNeedingPhone = ['shunfeng', 'shunfengkuaiyun', 'zhongtong'];
/** Response code: already subscribed. */
const alreadySubscribed = '501';
/** Unknown carrier, invalid number, or closed account. */
const finalCodes = ['600', '601', '700', '701', '702'];

export function createKuaidi100(
  url: string,
  post: JsonPost = createJsonPost('kuaidi100', url, ['poll.kuaidi100.com']),
): TrackingProvider {
  return {
    taken: { result: true, returnCode: '200', message: 'ok' },

    async subscribe(account, { carrierCode, number, phoneTail }, callbackUrl) {
      const { key, salt } = accountOf(account);
      const parameters = {
        callbackurl: callbackUrl,
        salt,
        resultv2: statePerEvent,
        ...(carriersNeedingPhone.includes(carrierCode) && { phone: phoneTail }),
      };
      const param = JSON.stringify({ company: carrierCode, number, key, parameters });
      const answer = await post('/poll', formHeaders, formOf({ schema: 'json', param }));
      const code = isObject(answer) ? textOf(answer['returnCode']) : '';
      if (code === '200' || code === alreadySubscribed) return;
      throw new TrackingNotAccepted('kuaidi100', code, { isFinal: finalCodes.includes(code) });
    },

    async query(account, { carrierCode, number, phoneTail }) {
      const { key, customer } = accountOf(account);
      const phone = carriersNeedingPhone.includes(carrierCode) ? { phone: phoneTail } : {};
      const param = JSON.stringify({ com: carrierCode, num: number, resultv2: statePerEvent, ...phone });
      const sign = md5(`${param}${key}${customer}`);
      const answer = await post('/poll/query.do', formHeaders, formOf({ customer, sign, param }));
      const report = parseKuaidi100(answer);
      if (report) return report;
      const code = isObject(answer) ? textOf(answer['returnCode']) : '';
      // 500: no data about it yet.
      if (code === '500') return undefined;
      throw new TrackingNotAccepted('kuaidi100', code, { isFinal: finalCodes.includes(code) });
    },

    readPush(account, { raw }) {
      const { salt } = accountOf(account);
      const form = new URLSearchParams(raw.toString('utf8'));
      const [param, sign] = [form.get('param') ?? '', form.get('sign') ?? ''];
      if (!isEqualInConstantTime(sign.toUpperCase(), md5(`${param}${salt}`))) throw new PushNotSigned();
      return parseKuaidi100Push(JSON.parse(param));
    },
  };
}
