import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { AUTHORITATIVE_ANSWER, type Answer, decode, encode, type Question } from 'dns-packet';

/** Records of a name by type; `*.domain` answers for every name below it that has none of its own. */
type Zone = Record<
  string,
  {
    A?: readonly string[];
    AAAA?: readonly string[];
    CNAME?: string;
    /** Each text in the parts in which it is sent. */
    TXT?: readonly (readonly string[])[];
  }
>;
/** How a name is answered instead: with an error, or not at all. */
type Fault = 'servfail' | 'silence';

export type DnsServer = {
  /** For `DNS_SERVERS`. */
  readonly address: string;
  /** May be changed at any time. */
  zone: Zone;
  readonly faults: Map<string, Fault>;
  /** Questions so far, as `TXT name`. */
  readonly asked: string[];
  close(): Promise<void>;
};

const codes = { servfail: 2, unknown: 3 } as const;

/** A DNS server on a UDP port, a free one unless given: real packets, answered from an object. */
export async function startDnsServer(zone: Zone = {}, at = 0): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server = { zone, faults: new Map<string, Fault>(), asked: [] as string[] };

  const recordsOf = (name: string) =>
    server.zone[name] ?? server.zone[`*.${name.split('.').slice(1).join('.')}`];

  function answersTo(name: string, type: string): Answer[] {
    const records = recordsOf(name.toLowerCase());
    if (!records) return [];
    const { CNAME: alias } = records;
    if (alias !== undefined)
      return [{ type: 'CNAME', name, data: alias }, ...(type === 'CNAME' ? [] : answersTo(alias, type))];
    if (type === 'TXT') return (records.TXT ?? []).map((parts) => ({ type, name, data: [...parts] }));
    if (type === 'A' || type === 'AAAA') return (records[type] ?? []).map((data) => ({ type, name, data }));
    return [];
  }

  socket.on('message', (packet, { port, address }) => {
    const { id, questions = [] } = decode(packet);
    const [question] = questions as Question[];
    const name = question!.name.toLowerCase();
    server.asked.push(`${question!.type} ${name}`);
    const fault = server.faults.get(name);
    if (fault === 'silence') return;
    const code = fault ? codes.servfail : recordsOf(name) ? 0 : codes.unknown;
    const reply = encode({
      type: 'response',
      ...(id !== undefined && { id }),
      flags: AUTHORITATIVE_ANSWER | code,
      questions,
      answers: code === 0 ? answersTo(name, question!.type) : [],
    });
    socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(at, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return Object.assign(server, {
    address: `127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  });
}
