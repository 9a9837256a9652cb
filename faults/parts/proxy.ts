import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a connection is treated: let through, each way late, taken and never answered, cut in the middle of an answer,
 * refused, or handed over a few bytes at a time.
 */
type Trouble =
  | { readonly kind: 'none' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'sliced'; readonly bytes: number; readonly everyMs: number };

export type Proxy = {
  readonly port: number;
  /** Counts for what is open too: those connections are cut. */
  set(trouble: Trouble): void;
  close(): Promise<void>;
};

/** A TCP connection of ours to somewhere, that can be put in trouble. */
export async function openProxy(target: { host?: string; port: number }): Promise<Proxy> {
  let trouble: Trouble = { kind: 'none' };
  const open = new Set<Socket>();
  const keepOpen = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
  };

  function pass(from: Socket, to: Socket): void {
    from.on('data', (piece: Buffer) => void hand(piece, to, trouble));
    from.once('end', () => to.end());
    from.once('close', () => to.destroy());
  }
  async function hand(piece: Buffer, to: Socket, how: Trouble): Promise<void> {
    if (how.kind === 'late') await wait(how.ms);
    if (how.kind !== 'sliced') return void to.write(piece);
    for (let at = 0; at < piece.length; at += how.bytes) {
      to.write(piece.subarray(at, at + how.bytes));
      await wait(how.everyMs);
    }
  }

  const server = createServer((near) => {
    keepOpen(near);
    if (trouble.kind === 'refused') return void near.resetAndDestroy();
    // Taken and read, and never answered.
    if (trouble.kind === 'silent') return void near.resume();
    if (trouble.kind === 'reset') return void near.once('data', () => near.resetAndDestroy());
    const far = connect(target.port, target.host ?? '127.0.0.1');
    keepOpen(far);
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      trouble = next;
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
