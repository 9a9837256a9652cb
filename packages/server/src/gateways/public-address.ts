import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that are not globally reachable (IANA special-purpose registry), with multicast and reserved space. */
const nonPublicV4 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT; Alibaba Cloud's metadata service is in it too.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata service of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nonPublicV4.addSubnet(net, prefix, 'ipv4');

/** Global unicast is the only part of IPv6 that is public: loopback, link-local, unique-local, IPv4-mapped and NAT64 addresses are outside it. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const nonPublicV6 = new BlockList();
for (const [net, prefix] of [
  // IETF protocol assignments, with Teredo.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries an IPv4 address, which may be a private one.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  nonPublicV6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address, as text, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !nonPublicV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return publicV6.check(address, 'ipv6') && !nonPublicV6.check(address, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, 'ipv4');
  return isIPv6(address) && loopback.check(address, 'ipv6');
}
