import { setTimeout as wait } from 'node:timers/promises';

/** Graceful shutdown: fails readiness so that the load balancer stops routing, then finishes requests. */
export function createGracefulShutdown(drainMs: number) {
  let leaving = false;
  return {
    isLeaving: () => leaving,
    onLeave(close: () => Promise<void>): void {
      const leave = async () => {
        if (leaving) return;
        leaving = true;
        await wait(drainMs);
        await close();
      };
      process.once('SIGTERM', () => void leave());
      process.once('SIGINT', () => void leave());
    },
  };
}
