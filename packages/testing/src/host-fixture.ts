import { createDns } from '@onehaul/server/gateways/dns/dns';
import type { Edge } from '@onehaul/server/services';
import { type DnsServer, startDnsServer } from './dns-server.ts';

/** An edge whose resolver asks a DNS server of the test. */
export async function startEdge(): Promise<{ edge: Edge; dns: DnsServer }> {
  const dns = await startDnsServer();
  const edge = {
    dns: createDns({ DNS_SERVERS: [dns.address] }),
    host: 'edge.onehaul.example.com',
    addresses: ['203.0.113.7', '2001:db8::7'],
    reserved: ['onehaul.example.com', 'console.test'],
    spf: 'include:spf.onehaul.example.com',
  };
  return { edge, dns };
}
