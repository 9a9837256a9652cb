import type { Parcel } from '@onehaul/contract/parcel';
import { useMemo } from 'react';
import { useLoaded } from '../../app/use-loaded.ts';
import { useWizardActs } from './use-wizard-acts.ts';
import type { OfferedStage } from './wizard-data.ts';

const none: readonly never[] = [];

/** Newest first and without duplicates, since a parcel may move between pages meanwhile. */
const mapOf = (parcels: readonly Parcel[]) => new Map(parcels.map((parcel) => [parcel.id, parcel]));

/**
 * Selectable parcels: those the page has brought, the others of members with many, and preselected ones that are not
 * among them, such as parcels of another stage.
 */
export function useOffered(stages: readonly OfferedStage[], chosenIds: readonly number[]) {
  const loadActs = useWizardActs();
  const isPartial = stages.some(({ parcels, total }) => parcels.length < total);
  const rest = useLoaded(isPartial ? 'rest' : undefined, async () => (await loadActs()).loadRest(stages), {
    version: stages,
  });
  const offered = useMemo(
    () => mapOf([...stages.flatMap(({ parcels }) => parcels), ...(rest.data ?? none)]),
    [stages, rest.data],
  );
  const isComplete = !isPartial || rest.data !== undefined;
  const missing = isComplete ? chosenIds.filter((id) => !offered.has(id)).toSorted((a, b) => a - b) : [];
  const elsewhere = useLoaded(
    missing.length > 0 ? missing.join() : undefined,
    async () => ({ ids: missing, parcels: await (await loadActs()).loadParcels(missing) }),
    { version: stages },
  );
  // While parcels are looked up again, those known so far stay.
  const known = elsewhere.data ?? elsewhere.previous;
  const found = known?.parcels ?? none;
  const byId = useMemo(() => new Map([...mapOf(found), ...offered]), [found, offered]);
  const parcels = useMemo(() => [...offered.values()], [offered]);
  return {
    parcels,
    byId,
    isCut: parcels.length < stages.reduce((sum, { total }) => sum + total, 0),
    isLoading: (isPartial && rest.isLoading) || missing.some((id) => !known?.ids.includes(id)),
    error: rest.error ?? elsewhere.error,
    retry() {
      if (rest.error) rest.retry();
      if (elsewhere.error) elsewhere.retry();
    },
  };
}
