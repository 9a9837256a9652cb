// Prints the labels of a warehouse: takes them from the shop's server and sends them to printers of the local network.
// One file and no packages once bundled, so that it runs wherever Node does (docs/operations/print-agent.md).
import { setTimeout as wait } from 'node:timers/promises';
import { labelLeaseSeconds, type PrintFailure } from '@onehaul/domain/label/label-job';
import { ownSettings } from '@onehaul/settings/read-settings';
import { sendToPrinter } from './send-to-printer.ts';
import { isKeyInvalid, type Job, openServer, reasonOf } from './server.ts';

const version = `1 (Node ${process.versions.node}, ${process.platform}-${process.arch})`;
/** While labels are printed, and for a while after the last one. */
const busyMs = 700;
const idleMs = 2_500;
const staysBusyMs = 10 * 60_000;
const longestDelayMs = 30_000;
const firstDelayMs = 500;
/** Somebody may be about to set the right key. */
const wrongKeyDelayMs = 60_000;
const rememberedLabels = 200;

const settings = ownSettings('print-agent');
const server = openServer(settings.PRINT_AGENT_SERVER, settings.PRINT_AGENT_KEY);
const stopping = new AbortController();
/** Labels that came out of a printer: one that is given again, because its report was lost, is not printed again. */
const printed = new Set<number>();

/** One line per event, without numbers of parcels or codes of members. */
const log = (event: string, details: Record<string, unknown> = {}) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));

/** Ends early when the process is to stop. */
const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

/** Reports until the server has heard it, at most as long as nobody else is given the label. */
async function report(job: Job, problem: PrintFailure | undefined): Promise<void> {
  const until = Date.now() + labelLeaseSeconds * 1000;
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, longestDelayMs)) {
    try {
      await server.report(job, problem);
      return;
    } catch (error) {
      if (isKeyInvalid(error) || stopping.signal.aborted || Date.now() + delayMs > until)
        return log('not reported', { label: job.id, reason: reasonOf(error) });
      await pause(delayMs);
    }
  }
}

async function print(job: Job): Promise<void> {
  const { id: label, attempt, printerId: printer } = job;
  if (printed.has(label)) return report(job, undefined);
  const problem = await sendToPrinter(job, job.zpl);
  log(problem ? 'failed' : 'printed', { label, attempt, printer, ...(problem && { problem }) });
  if (!problem) remember(label);
  await report(job, problem);
}

function remember(label: number): void {
  printed.add(label);
  const [oldest] = printed;
  if (printed.size > rememberedLabels) printed.delete(oldest!);
}

/** Printers work side by side; each gets its labels one after the other. */
async function printAll(jobs: readonly Job[]): Promise<void> {
  const byPrinter = Map.groupBy(jobs, ({ printerId }) => printerId);
  await Promise.all(
    [...byPrinter.values()].map(async (queue) => {
      for (const job of queue) await print(job);
    }),
  );
}

async function run(): Promise<void> {
  let lastJobAt = 0;
  let delayMs = firstDelayMs;
  let lastProblem = '';
  while (!stopping.signal.aborted) {
    try {
      const jobs = await server.take(version);
      if (lastProblem) log('connected again');
      lastProblem = '';
      delayMs = firstDelayMs;
      if (jobs.length > 0) {
        lastJobAt = Date.now();
        await printAll(jobs);
      } else await pause(Date.now() - lastJobAt < staysBusyMs ? busyMs : idleMs);
    } catch (error) {
      const reason = reasonOf(error);
      // The same problem is said once.
      if (reason !== lastProblem) log('no connection', { reason });
      lastProblem = reason;
      await pause(isKeyInvalid(error) ? wrongKeyDelayMs : delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
log('started', { version, server: settings.PRINT_AGENT_SERVER });
await run();
log('stopped');
