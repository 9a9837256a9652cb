import { useQueryClient } from '@tanstack/react-query';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { servicesKey } from '../../app/portal/service-key.ts';

/** Invalidates the queries that a service request affects: parcels (storage clock) and notices. */
export function useReloadServices(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [servicesKey, parcelsKey, noticesKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
