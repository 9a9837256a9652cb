import type { Address } from '@onehaul/contract/address';
import type { Coupon } from '@onehaul/contract/coupon';
import type { Carton, RemoteArea, TariffLine } from '@onehaul/contract/fee';
import type { Profile } from '@onehaul/contract/member';
import type { Parcel } from '@onehaul/contract/parcel';
import type { AddedService } from '@onehaul/contract/service';
import type { ParcelStage } from '@onehaul/domain/parcel/parcel-state';
import type { ServiceOption } from './order-shipment.ts';

export type Mode = 'merge' | 'instant';

/** Stages of the parcels that can be selected. */
export const stagesOf: Readonly<Record<Mode, readonly ParcelStage[]>> = {
  merge: ['stored'],
  instant: ['expected', 'received', 'stored'],
};

/** Parcels of a stage that the page brings along; the browser loads the others. */
export const firstParcels = 100;
/** Maximum parcels offered per stage; older ones are selected in the list and arrive by URL. */
export const maxOffered = 2_000;

export type OfferedStage = {
  readonly stage: ParcelStage;
  readonly parcels: readonly Parcel[];
  readonly total: number;
};

/** What the server has loaded for the wizard. */
export type WizardData = {
  readonly mode: Mode;
  readonly buyer: Pick<Profile, 'id' | 'level' | 'points'>;
  readonly offered: readonly OfferedStage[];
  readonly addresses: readonly Address[];
  readonly fees: {
    readonly lines: readonly TariffLine[];
    readonly cartons: readonly Carton[];
    readonly remoteAreas: readonly RemoteArea[];
  };
  readonly services: readonly Pick<AddedService, 'id' | 'name' | 'note'>[];
  readonly options: readonly ServiceOption[];
  readonly coupons: readonly Coupon[];
  readonly limits: {
    readonly pointCents: number;
    readonly instantDispatchMostParcels: number;
    readonly orderMostParcels: number;
  };
};
