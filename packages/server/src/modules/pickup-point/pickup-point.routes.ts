import { pickupPointCalls } from '@onehaul/contract/pickup-point';
import { bind } from '../../http/bind.ts';
import { findPickupPoints } from './pickup-point.repository.ts';

export const pickupPointRoutes = bind(pickupPointCalls, { list: findPickupPoints });
