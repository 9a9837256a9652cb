import { declarationCalls } from '@onehaul/contract/declaration';
import { parcelCalls } from '@onehaul/contract/parcel';
import { bind, bindPrepared, type Route } from '../../http/bind.ts';
import { findPage } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { claimParcel } from './claim-parcel.ts';
import { declarationPage } from './declaration.repository.ts';
import { declareGoods, redeclareGoods } from './declare-goods.ts';
import { findClaims, findUnclaimed } from './find-claims.ts';
import { countParcels, findParcels, getParcel } from './find-parcels.ts';
import { forecastParcel, forecastParcels } from './forecast-parcels.ts';
import { checkClaimedNumber } from './check-claimed-number.ts';
import { removeParcels } from './remove-parcels.ts';
import { restoreParcels } from './restore-parcels.ts';
import { updateParcel } from './update-parcel.ts';
import { parseForecastSheet, verifySheet } from './verify-sheet.ts';
import { withdrawClaim } from './withdraw-claim.ts';

export function createParcelRoutes(services: Services): Route[] {
  const { verifySheet: sheetCall, claim: claimCall, ...calls } = parcelCalls;
  return [
    ...bind(calls, {
      list: findParcels,
      count: countParcels,
      get: (context, input) => getParcel(services, context, input),
      update: updateParcel,
      remove: removeParcels,
      restore: restoreParcels,
      forecast: forecastParcels,
      forecastOne: forecastParcel,
      unclaimed: (context, input) => findUnclaimed(services, context, input),
      claims: (context, page) => findClaims(services, context, page),
      withdrawClaim,
    }),
    ...bind(declarationCalls, {
      list: (context, page) => findPage(context, declarationPage, page, { memberId: context.member.ownerId }),
      declare: declareGoods,
      redeclare: redeclareGoods,
    }),
    bindPrepared(claimCall, checkClaimedNumber, (context, claim) => claimParcel(services, context, claim)),
    bindPrepared(sheetCall, parseForecastSheet, verifySheet),
  ];
}
