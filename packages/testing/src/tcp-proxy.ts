import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Fault to inject: none, latency each way, accepted but unanswered, frozen (connections stay open, no data
 * passes until it thaws), reset in the middle of a response, refused, or delivered a few bytes at a time.
 */
type ProxyFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'frozen' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'sliced'; readonly bytes: number; readonly everyMs: number };

export type Proxy = {
  readonly port: number;
  /** Applies to open connections too: they are cut, unless they freeze or thaw. */
  set(trouble: ProxyFault): void;
  close(): Promise<void>;
};

/** A TCP proxy with fault injection. */
export async function startProxy(target: { host?: string; port: number }): Promise<Proxy> {
  let trouble: ProxyFault = { kind: 'none' };
  const open = new Set<Socket>();
  const keepOpen = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
  };

  /** Actions for connections that arrived while frozen. */
  let thawed: (() => void)[] = [];
  const join = (near: Socket) => {
    const far = connect(target.port, target.host ?? '127.0.0.1');
    keepOpen(far);
    pass(near, far);
    pass(far, near);
  };

  function pass(from: Socket, to: Socket): void {
    from.on('data', (piece: Buffer) => void hand(piece, to, trouble));
    from.once('end', () => to.end());
    from.once('close', () => to.destroy());
  }
  async function hand(piece: Buffer, to: Socket, how: ProxyFault): Promise<void> {
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
    // Accepted and read, but never answered.
    if (trouble.kind === 'silent') return void near.resume();
    if (trouble.kind === 'reset') return void near.once('data', () => near.resetAndDestroy());
    if (trouble.kind === 'frozen') return void thawed.push(() => join(near));
    join(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      const isThaw = trouble.kind === 'frozen' && next.kind === 'none';
      trouble = next;
      if (next.kind === 'frozen') {
        for (const socket of open) socket.pause();
        return;
      }
      const waiting = thawed;
      thawed = [];
      if (isThaw) {
        for (const socket of open) socket.resume();
        for (const begin of waiting) begin();
        return;
      }
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
