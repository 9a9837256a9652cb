import type { LineDetail } from '@onehaul/contract/console/tariffs';
import { newTariff } from '@onehaul/domain/fee/new-tariff';

type Version = LineDetail['versions'][number];

/** Where the tariff of a line begins that was never published. Version 0 exists in the editor only. */
export const startingVersion: Version = {
  version: 0,
  effectiveAt: new Date(0),
  publishedAt: new Date(0),
  staffName: null,
  note: '',
  tariff: newTariff as Version['tariff'],
};
