import { isIP, isIPv4 } from 'node:net';

/** Normalizes an IP address for storage. An invalid address from a proxy becomes 0.0.0.0. */
export function plainAddress(claimed: string): string {
  const address = claimed.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address : '0.0.0.0';
}

/** Unit of rate limiting: an IPv4 address, or the /64 of an IPv6 address, which one user owns entirely. */
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

/** Shortens an address: enough to recognize one's own network, too little to locate another user. */
export function maskAddress(claimed: string): string {
  const address = plainAddress(claimed);
  return isIPv4(address)
    ? `${address.split('.').slice(0, 2).join('.')}.*.*`
    : `${networkOf(address).split(':').slice(0, 2).join(':')}:*`;
}
