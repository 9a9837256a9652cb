import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Tuple types, so that the result can be destructured. */
type Ports = {
  1: [number];
  2: [number, number];
  4: [number, number, number, number];
  6: [number, number, number, number, number, number];
};

/** Returns free ports. All are held until the last is found, so that they differ. */
export async function freePorts<Count extends keyof Ports>(count: Count): Promise<Ports[Count]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports as Ports[Count];
}
