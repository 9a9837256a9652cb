import { isIP, isIPv4 } from 'node:net';

/** An address as we keep it. What a proxy claims to be one and is none becomes the address of nobody. */
export function plainAddress(claimed: string): string {
  const address = claimed.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address : '0.0.0.0';
}

/** Who is counted as one: an address of four bytes, or the 64 bits of a longer one that its owner is given whole. */
export function networkOf(claimed: string): string {
  if (isIPv4(claimed)) return claimed;
  const address = plainAddress(claimed);
  if (isIPv4(address)) return address;
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length);
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(back ? back.split(':') : [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Enough to recognise one's own network, too little to find another's. */
export function maskAddress(claimed: string): string {
  const address = plainAddress(claimed);
  return isIPv4(address)
    ? `${address.split('.').slice(0, 2).join('.')}.*.*`
    : `${networkOf(address).split(':').slice(0, 2).join(':')}:*`;
}
