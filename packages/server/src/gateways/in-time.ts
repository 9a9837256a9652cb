import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** A gateway that is not there is known soon; one that does not answer, before the member gives up. */
const connectMs = 1000;
export const totalMs = 5000;

const endUnlessConnected = (socket: Duplex | null | undefined) => {
  if (!socket || !(socket as Socket).connecting) return socket;
  const timer = setTimeout(() => socket.destroy(new Error('no connection in time')), connectMs);
  socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  return socket;
};

class HttpAgent extends http.Agent {
  override createConnection(...given: Parameters<http.Agent['createConnection']>) {
    return endUnlessConnected(super.createConnection(...given));
  }
}
class HttpsAgent extends https.Agent {
  override createConnection(...given: Parameters<https.Agent['createConnection']>) {
    return endUnlessConnected(super.createConnection(...given));
  }
}

/** Connections that are kept, and given up when they cannot be made within a second. */
const options = { keepAlive: true, maxSockets: 50, timeout: totalMs };
export const httpAgent = new HttpAgent(options);
export const httpsAgent = new HttpsAgent(options);

/** The whole of a call, whatever its client thinks of time: an answer that drips in counts as none. */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(totalMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  late.catch(() => undefined);
  return Promise.race([work(signal), late]);
}
