import { previewCalls } from '@onehaul/contract/preview';
import { bind } from '../../http/bind.ts';
import { enterPreview } from '../../studio/enter-preview.ts';
import { enterShopPreview } from '../../studio/enter-shop-preview.ts';
import { leavePreview } from '../../studio/leave-preview.ts';
import { findPreview } from '../../studio/previewed-drafts.ts';

export const previewRoutes = bind(previewCalls, {
  enter: enterPreview,
  enterShop: enterShopPreview,
  state: async (context) => ({ isActive: (await findPreview(context)) !== undefined }),
  leave: leavePreview,
});
