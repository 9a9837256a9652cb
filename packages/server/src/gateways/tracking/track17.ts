import { createHash } from 'node:crypto';
import { Track17Account } from '@onehaul/contract/console/gateways';
import { isObject, listOf, textOf } from '@onehaul/domain/tracking/carrier-event';
import { parseTrack17 } from '@onehaul/domain/tracking/parse-17track';
import { createJsonPost, type JsonPost } from './json-post.ts';
import {
  isEqualInConstantTime,
  PushNotSigned,
  TrackingNotAccepted,
  type TrackingProvider,
  type WatchedNumber,
} from './tracking-provider.ts';

const tokenOf = (text: string) => Track17Account.parse(JSON.parse(text)).token;

const alreadyRegistered = '-18019901';
const notRegistered = '-18019902';
/** Errors that a retry cannot fix: unknown carrier, invalid number. */
const finalCodes = ['-18010012', '-18019903'];

/** Reads the first entry of the response lists, because each request here contains one number. */
function parseResponse(answer: unknown) {
  const data = isObject(answer) && isObject(answer['data']) ? answer['data'] : {};
  const [accepted] = listOf(data['accepted']);
  const [rejected] = listOf(data['rejected']);
  const error = rejected && isObject(rejected['error']) ? rejected['error'] : {};
  return { accepted, code: textOf(error['code']) || textOf(isObject(answer) ? answer['code'] : '') };
}

export function createTrack17(
  url: string,
  post: JsonPost = createJsonPost('track17', url, ['api.17track.net']),
): TrackingProvider {
  const ask = async (path: string, account: string, { carrierCode, number }: WatchedNumber) => {
    const carrier = Number(carrierCode);
    const body = JSON.stringify([{ number, ...(Number.isInteger(carrier) && carrier > 0 && { carrier }) }]);
    const headers = { 'content-type': 'application/json', '17token': tokenOf(account) };
    return parseResponse(await post(path, headers, body));
  };

  return {
    taken: { code: 0 },

    // The webhook URL is configured once per account, on 17TRACK's site.
    async subscribe(account, watched) {
      const { accepted, code } = await ask('/register', account, watched);
      if (accepted || code === alreadyRegistered) return;
      throw new TrackingNotAccepted('track17', code, { isFinal: finalCodes.includes(code) });
    },

    async query(account, watched) {
      const { accepted, code } = await ask('/gettrackinfo', account, watched);
      if (accepted) return parseTrack17(accepted);
      if (code === notRegistered) {
        await this.subscribe(account, watched, '');
        return undefined;
      }
      throw new TrackingNotAccepted('track17', code, { isFinal: finalCodes.includes(code) });
    },

    readPush(account, { headers, raw }) {
      const text = raw.toString('utf8');
      const sign = createHash('sha256')
        .update(`${text}/${tokenOf(account)}`)
        .digest('hex');
      if (!isEqualInConstantTime(String(headers['sign'] ?? '').toLowerCase(), sign))
        throw new PushNotSigned();
      const push: unknown = JSON.parse(text);
      const report = isObject(push) ? parseTrack17(push['data']) : undefined;
      const isStopped = isObject(push) && push['event'] === 'TRACKING_STOPPED';
      return report && { ...report, isOver: report.isOver || isStopped };
    },
  };
}
