import { articleTypes } from '@onehaul/domain/article';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { numberedEnum, wireObject } from './wire.ts';

/** Previews of drafts, and of a shop that is not open yet, on the shop's own host, for the browser that holds the cookie. */
export const previewCalls = {
  enter: ownCall({
    path: '/Preview/Enter',
    access: 'visitor',
    accepted: 'always',
    effect: 'change',
    limit: 'guess',
    summary: 'Exchanges the one-time code of a preview for a token, and returns what it opens with.',
    input: wireObject({ code: z.string().max(64) }),
    output: wireObject({
      token: z.string(),
      /** Null for a preview of the whole shop. */
      resource: z.string().nullable(),
      /** Null when the draft was published or discarded meanwhile. */
      id: z.int().nullable(),
      articleType: numberedEnum(articleTypes).nullable(),
    }),
  }),
  enterShop: ownCall({
    path: '/Preview/EnterShop',
    access: 'visitor',
    accepted: 'always',
    effect: 'read',
    limit: 'guess',
    summary: 'Returns whether the secret of a preview link opens this shop.',
    input: wireObject({ secret: z.string().max(64) }),
    output: wireObject({ isOpen: z.boolean() }),
  }),
  state: ownCall({
    path: '/Preview/GetState',
    access: 'visitor',
    accepted: 'always',
    effect: 'read',
    summary: 'Returns whether the caller’s cookie shows drafts.',
    input: wireObject({}),
    output: wireObject({ isActive: z.boolean() }),
  }),
  leave: ownCall({
    path: '/Preview/Leave',
    access: 'visitor',
    accepted: 'always',
    effect: 'change',
    summary: 'Ends the preview of the caller’s cookie.',
    input: wireObject({}),
    output: z.null(),
  }),
};
