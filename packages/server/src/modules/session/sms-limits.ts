import { Refusal } from '@onehaul/domain/refusal';
import type { Settings } from '@onehaul/domain/settings';
import type { Shop } from '@onehaul/domain/shop';
import type { Redis } from 'ioredis';
import { networkOf } from '../../http/network.ts';
import { withRedisTimeout } from '../../redis.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/**
 * A dial code is paused when fewer than a fifth of at least this many codes sent within a day were entered
 * (S28).
 */
const minSentToEvaluate = 50;
const minEnteredShare = 0.2;
/** Numbers bought in bulk differ only in their last digits. */
const neighbourDigits = 4;

type Phone = {
  readonly shop: Pick<Shop, 'id' | 'tenantId'>;
  readonly dialCode: string;
  readonly digits: string;
};
type SmsRequest = Phone & {
  readonly address: string;
  readonly settings: Settings;
  /** Whether a text is really sent: unknown numbers are rate limited alike, but only texts cost money. */
  readonly willSend: boolean;
};

const prefixOf = ({ shop }: Phone) => `sms:${shop.tenantId}:${shop.id}`;
const dayKeyOf = (phone: Phone) => `${prefixOf(phone)}:day:${phone.dialCode}`;

/**
 * Checks all limits atomically: nothing is counted unless every limit allows it.
 * KEYS: wait and hour of the number, hour of the address, neighbours, day of the dial code.
 */
const countSmsScript = `
  local waitMs, perNumber, perAddress, neighbours, perDay = unpack(ARGV, 1, 5)
  local digits, willSend, hourMs, dayMs, judged, share = unpack(ARGV, 6, 11)
  local sent = tonumber(redis.call('hget', KEYS[5], 'sent') or 0)
  local entered = tonumber(redis.call('hget', KEYS[5], 'entered') or 0)
  if sent >= tonumber(perDay) then return {'closed', 0} end
  if sent >= tonumber(judged) and entered < sent * tonumber(share) then return {'closed', 0} end

  local wait = math.max(0, redis.call('pttl', KEYS[1]))
  for i, most in ipairs({perNumber, perAddress}) do
    local key = KEYS[i + 1]
    if tonumber(redis.call('get', key) or 0) >= tonumber(most) then wait = math.max(wait, redis.call('pttl', key)) end
  end
  local isNew = redis.call('sismember', KEYS[4], digits) == 0
  if isNew and redis.call('scard', KEYS[4]) >= tonumber(neighbours) then
    wait = math.max(wait, redis.call('pttl', KEYS[4]))
  end
  if wait > 0 then return {'soon', wait} end

  redis.call('set', KEYS[1], 1, 'px', waitMs)
  for i = 2, 3 do
    if redis.call('incr', KEYS[i]) == 1 then redis.call('pexpire', KEYS[i], hourMs) end
  end
  if isNew then
    redis.call('sadd', KEYS[4], digits)
    if redis.call('scard', KEYS[4]) == 1 then redis.call('pexpire', KEYS[4], hourMs) end
  end
  if willSend == '1' and redis.call('hincrby', KEYS[5], 'sent', 1) == 1 then redis.call('pexpire', KEYS[5], dayMs) end
  return {'', 0}`;

/**
 * Counts a code to be sent, or refuses it. Fails closed without Redis, because the volume sent is then
 * unknown (S29).
 */
export async function reserveSms(redis: Redis, request: SmsRequest): Promise<void> {
  const { dialCode, digits, settings, willSend } = request;
  if (digits.length <= neighbourDigits) throw new Refusal('phone.invalid');
  const prefix = prefixOf(request);
  const keys = [
    `${prefix}:wait:${dialCode}:${digits}`,
    `${prefix}:number:${dialCode}:${digits}`,
    `${prefix}:address:${networkOf(request.address)}`,
    `${prefix}:near:${dialCode}:${digits.slice(0, -neighbourDigits)}`,
    dayKeyOf(request),
  ];
  const given = [
    settings.smsWaitSeconds * 1000,
    settings.smsPerNumberAnHour,
    settings.smsPerAddressAnHour,
    settings.smsNeighboursAnHour,
    settings.smsPerDialCodeADay,
    digits,
    willSend ? 1 : 0,
    hourMs,
    dayMs,
    minSentToEvaluate,
    minEnteredShare,
  ];
  const [outcome, ms] = await withRedisTimeout(
    redis,
    () => redis.eval(countSmsScript, keys.length, ...keys, ...given) as Promise<[string, number]>,
  ).catch(() => {
    throw new Refusal('server.busy');
  });
  if (outcome === 'closed') throw new Refusal('sms.notServed');
  if (outcome === 'soon') throw new Refusal('sms.tooSoon', { seconds: Math.ceil(ms / 1000) });
}

const countEnteredScript = `
  if redis.call('exists', KEYS[1]) == 1 then redis.call('hincrby', KEYS[1], 'entered', 1) end`;

/** Counts an entered code: evidence that codes for this dial code reach real readers. */
export async function recordCodeEntered(redis: Redis, phone: Phone): Promise<void> {
  await withRedisTimeout(redis, () => redis.eval(countEnteredScript, 1, dayKeyOf(phone))).catch(
    () => undefined,
  );
}
