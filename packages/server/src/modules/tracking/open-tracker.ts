import { openSweep, type Sweep } from '../../jobs/sweep.ts';
import { followWatches, type TrackerServices } from './follow-watches.ts';
import { anyDueWatch } from './watch.repository.ts';

/** Polls carrier numbers until the goods are delivered. */
export function openTracker(services: TrackerServices, everyMs = 5000): Sweep {
  const { database, log } = services;
  return openSweep({
    database,
    log,
    name: 'tracker',
    everyMs,
    look: async (tenantId) => (await database.tenant(tenantId).first(anyDueWatch, {})) !== undefined,
    work: (tenantId) => followWatches(services, tenantId),
  });
}
