import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { followWatches, type TrackerServices } from './follow-watches.ts';

/** Polls carrier numbers until the goods are delivered. */
export function createTracker(services: TrackerServices, everyMs = 5000): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: 'tracker',
    everyMs,
    find: createFinder(database, ['track_watch']),
    work: (tenantId) => followWatches(services, tenantId),
  });
}
