import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** As many as are asked for, so that each can be taken apart by its place. */
type Ports = {
  1: [number];
  2: [number, number];
  4: [number, number, number, number];
  6: [number, number, number, number, number, number];
};

/** Ports nobody listens on. All are held until the last is found, so that they differ. */
export async function freePorts<Count extends keyof Ports>(count: Count): Promise<Ports[Count]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports as Ports[Count];
}
