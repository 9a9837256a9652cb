import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DnsAnswer } from '@onehaul/domain/host/host-check';
import type { SettingValues } from '@onehaul/settings/table';

/** Answers of DNS, without throwing: what cannot be known is an answer too. */
export type Dns = {
  /** TXT records; a record that is sent in parts is joined. */
  texts(name: string): Promise<DnsAnswer>;
  /** The chain of aliases behind a name. */
  aliases(name: string): Promise<DnsAnswer>;
  /** A and AAAA records, behind aliases as well. */
  addresses(name: string): Promise<DnsAnswer>;
};

const timeoutMs = 1500;
const tries = 2;
const maxAliases = 8;
/** Records per answer that are looked at, and their length: a zone may hold any number. */
const maxValues = 50;
const maxValueLength = 1000;

const errorCode = (error: unknown) => (error as { code?: string }).code ?? '';
const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');

async function ask(question: () => Promise<readonly string[]>): Promise<DnsAnswer> {
  try {
    const values = (await question()).slice(0, maxValues).map((value) => value.slice(0, maxValueLength));
    return values.length > 0 ? { kind: 'found', values } : { kind: 'none', isNameUnknown: false };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOTFOUND') return { kind: 'none', isNameUnknown: true };
    if (code === 'ENODATA') return { kind: 'none', isNameUnknown: false };
    return { kind: 'failed' };
  }
}

/** Asks the given resolvers; the machine's own by default. */
export function createDns({ DNS_SERVERS: servers }: Pick<SettingValues, 'DNS_SERVERS'>): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers.length > 0) resolver.setServers(servers);

  async function addresses(name: string): Promise<DnsAnswer> {
    const [four, six] = await Promise.all([
      ask(() => resolver.resolve4(name)),
      ask(() => resolver.resolve6(name)),
    ]);
    if (four.kind === 'failed' || six.kind === 'failed') return { kind: 'failed' };
    const values = [four, six].flatMap((answer) => (answer.kind === 'found' ? answer.values : []));
    if (values.length > 0) return { kind: 'found', values: values.map(canonicalAddress) };
    const isNameUnknown = four.kind === 'none' && four.isNameUnknown;
    return { kind: 'none', isNameUnknown };
  }

  async function aliases(name: string): Promise<DnsAnswer> {
    const chain: string[] = [];
    let last: DnsAnswer = { kind: 'none', isNameUnknown: false };
    for (let at = name; chain.length < maxAliases; at = chain.at(-1)!) {
      last = await ask(() => resolver.resolveCname(at));
      if (last.kind !== 'found' || chain.includes(plain(last.values[0]!))) break;
      chain.push(plain(last.values[0]!));
    }
    // A chain that cannot be followed to its end still says what the domain's owner wrote.
    return chain.length > 0 ? { kind: 'found', values: chain } : last;
  }

  return {
    texts: (name) => ask(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    aliases,
    addresses,
  };
}

/** One spelling per address: IPv6 has several. */
export const canonicalAddress = (address: string): string =>
  isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
