import { lookup } from 'node:dns/promises';
import { BlockList, connect, isIPv6 } from 'node:net';
import type { PrintFailure } from '@onehaul/domain/label/label-job';

/** Together well below the lease of a label. */
const connectMs = 4_000;
const sendMs = 4_000;
/** Some printers keep the connection open: what they have accepted by then is printed. */
const closeMs = 1_500;

const local = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  local.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  local.addSubnet(network, prefix, 'ipv6');

/** Addresses of private networks and of this machine: whoever sets up printers cannot reach the internet from here. */
export const isLocal = (address: string): boolean => local.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

type Printer = { readonly host: string; readonly port: number };

/** Sends a label by raw TCP; returns why that failed, or undefined when the printer has accepted all of it. */
export async function sendToPrinter({ host, port }: Printer, zpl: string): Promise<PrintFailure | undefined> {
  const found = await lookup(host).catch(() => undefined);
  if (!found) return 'unreachable';
  // The address that was checked is the one that is used.
  return isLocal(found.address) ? send(found.address, port, zpl) : 'notLocal';
}

function send(host: string, port: number, zpl: string): Promise<PrintFailure | undefined> {
  const { promise, resolve } = Promise.withResolvers<PrintFailure | undefined>();
  const socket = connect({ host, port });
  let stage: 'connecting' | 'sending' | 'sent' = 'connecting';
  let timer: NodeJS.Timeout;
  const settle = (problem: PrintFailure | undefined) => {
    clearTimeout(timer);
    socket.destroy();
    resolve(problem);
  };
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => settle(stage === 'sent' ? undefined : 'timeout'), ms);
  };
  allow(connectMs);
  socket
    .on('connect', () => {
      stage = 'sending';
      allow(sendMs);
      socket.end(zpl);
    })
    .on('finish', () => {
      stage = 'sent';
      allow(closeMs);
    })
    .on('error', (error: NodeJS.ErrnoException) => {
      if (stage !== 'connecting') settle('broken');
      else settle(error.code === 'ECONNREFUSED' ? 'refused' : 'unreachable');
    })
    .on('close', () => settle(stage === 'sent' ? undefined : 'broken'))
    // What a printer answers is not read; unread it would keep the connection open.
    .resume();
  return promise;
}
