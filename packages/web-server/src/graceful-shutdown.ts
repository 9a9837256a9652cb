import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const closeIdleEveryMs = 100;

/** Graceful shutdown: fails readiness so that the load balancer stops routing, then finishes requests. */
export function createGracefulShutdown(drainMs: number) {
  let leaving = false;
  return {
    isLeaving: () => leaving,
    onLeave(server: Server, close: () => Promise<void>): void {
      const leave = async () => {
        if (leaving) return;
        leaving = true;
        await wait(drainMs);
        // A connection whose response began before may become idle after the server has closed.
        setInterval(() => server.closeIdleConnections(), closeIdleEveryMs).unref();
        await close();
      };
      process.once('SIGTERM', () => void leave());
      process.once('SIGINT', () => void leave());
    },
  };
}
