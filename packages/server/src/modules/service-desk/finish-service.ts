import { Refusal } from '@onehaul/domain/refusal';
import type { ServiceFinding, ServiceMeasurements } from '@onehaul/domain/service/service-state';
import type { TransactionDb } from '../../db/database.ts';
import { endWork, lockRequest, stepRequest } from '../service/index.ts';
import type { RecordKey } from './find-for-staff.ts';
import { countPhotos } from './service-desk.repository.ts';

type Finish = RecordKey & {
  readonly answer: string;
  readonly count?: number | undefined;
  readonly weightGrams?: number | undefined;
};

/** Requires a finding exactly where the service produces one. */
function foundOf(finds: ServiceFinding | null, { count, weightGrams }: Finish): ServiceMeasurements {
  if (finds === 'count') {
    if (count === undefined) throw new Refusal('input.invalid', { field: 'count' });
    return { count };
  }
  if (finds === 'weight') {
    if (weightGrams === undefined) throw new Refusal('input.invalid', { field: 'weightGrams' });
    return { weightGrams };
  }
  return {};
}

/** Completes the service with photo proof; its parcel may move on and the storage clock resumes. */
export async function finishService(db: TransactionDb, staffId: number, finish: Finish): Promise<void> {
  const { shopId, id, answer } = finish;
  const { request, parcel } = await lockRequest(db, shopId, id);
  const found = foundOf(request.finds, finish);
  const { photos } = (await db.first(countPhotos, { shopId, requestId: id }))!;
  if (photos === 0) throw new Refusal('service.proofMissing');
  await stepRequest(db, request, 'finish', { staffId, answer, found, notice: 'serviceDone' });
  await endWork(db, parcel);
}
