import { addressCalls } from '@onehaul/contract/address';
import { couponCalls } from '@onehaul/contract/coupon';
import { feeCalls } from '@onehaul/contract/fee';
import { memberCalls } from '@onehaul/contract/member';
import { parcelCalls } from '@onehaul/contract/parcel';
import { serviceCalls } from '@onehaul/contract/service';
import { shopCalls } from '@onehaul/contract/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { loadOwn } from '../../app/own.server.ts';
import { firstParcels, type Mode, type OfferedStage, stagesOf, type WizardData } from './wizard-data.ts';

type Context = LoaderFunctionArgs['context'];

const whole = { pageIndex: 1, pageRows: 100 };

function loadStages(context: Context, mode: Mode): Promise<OfferedStage[]> {
  return Promise.all(
    stagesOf[mode].map(async (stage) => {
      const { items, total } = await loadOwn(context, parcelCalls.list, {
        pageIndex: 1,
        pageRows: firstParcels,
        stage,
        search: '',
      });
      return { stage, parcels: items, total };
    }),
  );
}

/** Everything the wizard shows and prices with. Only what it needs: the browser can read all of it. */
export async function loadWizard(context: Context, mode: Mode): Promise<WizardData> {
  const [profile, offered, addresses, fees, services, options, coupons, config] = await Promise.all([
    loadOwn(context, memberCalls.profile, {}),
    loadStages(context, mode),
    loadOwn(context, addressCalls.list, whole),
    loadOwn(context, feeCalls.introduction, {}),
    loadOwn(context, serviceCalls.list, { ...whole, target: 'order' }),
    loadOwn(context, serviceCalls.options, whole),
    loadOwn(context, couponCalls.list, { ...whole, isEffective: true }),
    loadOwn(context, shopCalls.systemConfig, {}),
  ]);
  const { id, level, points } = profile;
  const { lines, cartons, remoteAreas } = fees;
  const { pointCents, instantDispatchMostParcels, orderMostParcels } = config;
  const known = new Set(services.items.map((service) => service.id));
  return {
    mode,
    buyer: { id, level, points },
    offered,
    addresses: addresses.items,
    fees: { lines, cartons, remoteAreas },
    services: services.items,
    // Services without a fixed price are requested separately from an order.
    options: options.items.filter(({ serviceId, isQuoted }) => known.has(serviceId) && !isQuoted),
    coupons: coupons.items,
    limits: { pointCents, instantDispatchMostParcels, orderMostParcels },
  };
}
