import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Longer than the statements of one round trip take to be sent. */
const replyDelayMs = 60;

/** A TCP proxy that delivers replies late and counts how often a client sends after it has seen one. */
export async function countRoundTrips(target: { host?: string; port: number }) {
  let count = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target.port, target.host ?? '127.0.0.1');
    let isAwaiting = false;
    near.on('data', (piece) => {
      if (!isAwaiting) count += 1;
      isAwaiting = true;
      far.write(piece);
    });
    far.on('data', (piece) => {
      setTimeout(() => {
        isAwaiting = false;
        near.write(piece);
      }, replyDelayMs);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => (other.destroy(), open.delete(socket)));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Count since the previous call. */
    taken() {
      const since = count;
      count = 0;
      return since;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
