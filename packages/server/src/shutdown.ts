import type { Logger } from 'pino';

const drainMs = 25_000;

/**
 * Runs the steps in order at the first SIGTERM or SIGINT: stop being ready, finish what is under way, close.
 * A process that cannot finish in time leaves anyway: whatever was not answered was not promised.
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
