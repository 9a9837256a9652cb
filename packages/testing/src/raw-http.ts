import { connect } from 'node:net';

export type RawReply = { status: number; head: string; text: string };

/** Sends bytes as they are and reads until the other side closes: for requests no HTTP client would make. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(parts).toString().split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), text: rest.join('\r\n\r\n') });
    });
  });
}
