import {
  launchGroups,
  launchItemNames,
  launchPages,
  launchReasons,
  rehearsalSteps,
} from '@onehaul/domain/launch/go-live';
import { shopStates } from '@onehaul/domain/shop';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const ofShop = z.object({ shopId: recordId });
const address = z.object({ url: z.string() });

const LaunchItem = z.object({
  name: z.enum(launchItemNames),
  group: z.enum(launchGroups),
  isRequired: z.boolean(),
  state: z.enum(['done', 'open', 'warning']),
  reason: z.enum(launchReasons).nullable(),
  about: z.array(z.string()),
  page: z.enum(launchPages),
});
export type LaunchItem = z.output<typeof LaunchItem>;

const Launch = z.object({
  state: z.enum(shopStates),
  /** Address of the shop's pages. */
  url: z.string(),
  items: z.array(LaunchItem),
  /** Steps of the test order. */
  steps: z.array(z.object({ name: z.enum(rehearsalSteps), isDone: z.boolean() })),
  /** Number of the test order; null before there is one. */
  orderNumber: z.string().nullable(),
  /** The practice shop of the company; null while there is none. */
  practice: z.object({ shopId: recordId, url: z.string() }).nullable(),
  /** Whether a practice shop can be opened as a copy of this shop. */
  mayAddPractice: z.boolean(),
  /** When the preview link was made; null while there is none. */
  previewLinkAt: instant.nullable(),
  /** What a pause would concern. */
  members: z.int(),
  openOrders: z.int(),
});
export type Launch = z.output<typeof Launch>;

export const launchCalls = {
  get: staffCall({
    path: '/console/launch/get',
    access: 'studio:read',
    effect: 'read',
    summary: 'Returns the state of a shop and its go-live list, computed from its data.',
    input: ofShop,
    output: Launch,
  }),
  goLive: staffCall({
    path: '/console/launch/goLive',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Opens a shop to visitors, unless a required item of its go-live list is open.',
    input: ofShop,
    output: address,
  }),
  pause: staffCall({
    path: '/console/launch/pause',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Pauses a live shop: visitors see a notice, members look but change nothing.',
    input: ofShop,
    output: z.null(),
  }),
  resume: staffCall({
    path: '/console/launch/resume',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Opens a paused shop again.',
    input: ofShop,
    output: z.null(),
  }),
  addPractice: staffCall({
    path: '/console/launch/addPractice',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Opens the practice shop of the company as a copy of a shop, with practice payments.',
    input: ofShop,
    output: z.object({ shopId: recordId }),
  }),
  renewPreviewLink: staffCall({
    path: '/console/launch/renewPreviewLink',
    access: 'shop:publish',
    effect: 'change',
    answersSecret: true,
    summary: 'Makes a new preview link of a shop that is not open, which ends the old one. It is shown once.',
    input: ofShop,
    output: address,
  }),
  openPreview: staffCall({
    path: '/console/launch/openPreview',
    access: 'studio:read',
    effect: 'change',
    answersSecret: true,
    summary: 'Returns an address that shows the shop to the caller’s browser for half an hour.',
    input: ofShop,
    output: address,
  }),
};
