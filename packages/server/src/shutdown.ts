import type { Server } from 'node:http';
import type { Logger } from 'pino';

const drainMs = 25_000;
const closeIdleEveryMs = 100;

/** Lets connections end while the process is leaving, so that neither a proxy nor `close` waits for them. */
export function endConnections(server: Server, isLeaving: () => boolean): void {
  server.prependListener('request', (_request, response) => {
    if (isLeaving()) response.setHeader('connection', 'close');
  });
  // A connection whose response began before may become idle after `close`.
  setInterval(() => {
    if (isLeaving() && !server.listening) server.closeIdleConnections();
  }, closeIdleEveryMs).unref();
}

/**
 * Runs the steps in order on the first SIGTERM or SIGINT: fail readiness, finish requests in flight, close.
 * Exits after `drainMs` in any case: a request without a response was not acknowledged.
 */
export function onShutdown(log: Logger, steps: (() => unknown)[]): void {
  let leaving = false;
  const leave = async (signal: string) => {
    if (leaving) return;
    leaving = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), drainMs).unref();
    for (const step of steps) await step();
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', (signal) => void leave(signal));
  process.on('SIGINT', (signal) => void leave(signal));
}
