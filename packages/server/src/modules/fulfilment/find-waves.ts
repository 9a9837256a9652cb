import type { Wave, WaveRow } from '@onehaul/contract/console/fulfilment';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { Workplace } from './lock-order.ts';
import { itemsOfWave } from './item.repository.ts';
import { countToPick, openWaveRows, parcelsOfWave, waveById } from './wave.repository.ts';

export async function findOpenWaves(
  db: Db,
  where: Workplace,
): Promise<{ waves: WaveRow[]; waiting: number }> {
  const [waves, counted] = await Promise.all([db.all(openWaveRows, where), db.first(countToPick, where)]);
  return { waves, waiting: counted!.waiting };
}

export async function getWave(
  db: Db,
  { id, shopId, warehouseId }: Workplace & { readonly id: number },
): Promise<Wave> {
  const [wave, parcels, items] = await Promise.all([
    db.first(waveById, { shopId, warehouseId, waveId: id }),
    db.all(parcelsOfWave, { shopId, waveId: id }),
    db.all(itemsOfWave, { shopId, waveId: id }),
  ]);
  if (!wave) throw new Refusal('record.notFound');
  const { state, ...shown } = wave;
  return { ...shown, isDone: state === 'done', parcels, items };
}
