import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Tuple types, so that the result can be destructured. */
type Ports = {
  1: [number];
  2: [number, number];
  4: [number, number, number, number];
  6: [number, number, number, number, number, number];
};

/** Below the ephemeral ports: an outgoing connection could take one of those before the server listens. */
const [first, end] = [20_000, 32_000];

async function listen(): Promise<Server> {
  const server = createServer().listen(randomInt(first, end), '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  return isFree ? server : listen();
}

/** Returns free ports. All are held until the last is found, so that they differ. */
export async function freePorts<Count extends keyof Ports>(count: Count): Promise<Ports[Count]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports as Ports[Count];
}
