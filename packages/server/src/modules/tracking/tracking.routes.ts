import { trackingCalls } from '@onehaul/contract/tracking';
import { bind } from '../../http/bind.ts';
import { findTracksOf } from './find-tracks.ts';

export const trackingRoutes = bind(trackingCalls, { track: findTracksOf });
