import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { followWatches, type TrackerServices } from './follow-watches.ts';
import { findAnyDueWatch } from './watch.repository.ts';

/** Polls carrier numbers until the goods are delivered. */
export function createTracker(services: TrackerServices, everyMs = 5000): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: 'tracker',
    everyMs,
    look: async (tenantId) => (await database.tenant(tenantId).first(findAnyDueWatch, {})) !== undefined,
    work: (tenantId) => followWatches(services, tenantId),
  });
}
