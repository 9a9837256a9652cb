import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawReply = { status: number; head: string; text: string };

/** Reads until the peer closes the connection. */
function replyOf(socket: Socket, timeoutMs: number): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(parts).toString().split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), text: rest.join('\r\n\r\n') });
    });
  });
}

/** Sends raw bytes and reads until the peer closes: for requests no HTTP client would make. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawReply> {
  const socket = connect(port, '127.0.0.1', () => socket.write(request));
  return replyOf(socket, 5000);
}

/**
 * Last-byte synchronization: sends every request except its last byte, then all last bytes together, so that
 * the server starts on all of them within a fraction of a millisecond. Reproduces the races of HTTP/2's
 * single-packet attack.
 */
export async function sendTogether(port: number, requests: readonly string[]): Promise<RawReply[]> {
  const sockets = requests.map(() => connect({ port, host: '127.0.0.1', noDelay: true }));
  const replies = sockets.map((socket) => replyOf(socket, 30_000));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const written = (socket: Socket, bytes: string) =>
    new Promise<void>((resolve) => void socket.write(bytes, () => resolve()));
  await Promise.all(sockets.map((socket, index) => written(socket, requests[index]!.slice(0, -1))));
  for (const [index, socket] of sockets.entries()) socket.write(requests[index]!.slice(-1));
  return Promise.all(replies);
}
