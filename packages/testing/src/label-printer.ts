import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ReadLabel, readZpl } from './read-zpl.ts';

/** `holds` accepts everything and never closes; `resets` breaks the connection in the middle of a label. */
type Manner = 'prints' | 'holds' | 'resets';

/** A label printer on a free port: whatever it is sent must be whole labels in ZPL. */
export async function startLabelPrinter() {
  const labels: ReadLabel[] = [];
  const changes = new EventEmitter();
  const sockets = new Set<Socket>();
  let manner: Manner = 'prints';
  const server = createServer((socket) => {
    let sent = '';
    sockets.add(socket);
    socket
      .setEncoding('utf8')
      .on('error', () => undefined)
      .on('close', () => sockets.delete(socket))
      .on('data', (part: string) => {
        if (manner === 'resets') socket.resetAndDestroy();
        sent += part;
      })
      .on('end', () => {
        if (manner === 'prints') socket.end();
        labels.push(...readZpl(sent));
        changes.emit('label');
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    /** What was printed so far. */
    labels,
    behave: (next: Manner) => void (manner = next),
    /** Waits until so many labels were printed. */
    async printed(count: number): Promise<readonly ReadLabel[]> {
      while (labels.length < count) await once(changes, 'label');
      return labels;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
export type TestLabelPrinter = Awaited<ReturnType<typeof startLabelPrinter>>;
