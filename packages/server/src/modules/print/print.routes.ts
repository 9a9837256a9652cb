import { printingCalls } from '@onehaul/contract/printing';
import { bind, type Route } from '../../http/bind.ts';
import { changing } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { privateFileUrl } from '../file/index.ts';
import { findChosen, findPrint, startPrint } from './start-print.ts';

export function openPrintRoutes({ keys }: Services): Route[] {
  return bind(printingCalls, {
    async start(context, { kind, ids, stage, orderKind }) {
      const { db, shop, member, language } = changing(context);
      const whose = { shopId: shop.id, ownerId: member.ownerId };
      const chosen = ids ?? (await findChosen(db, whose, { stage, orderKind }));
      const asker = { memberId: member.id, ownerId: member.ownerId };
      return {
        ...(await startPrint(db, { shopId: shop.id, asker, kind, language, ids: chosen })),
        url: null,
      };
    },
    async get({ db, shop, member }, { id }) {
      const { fileKey, ...job } = await findPrint(db, { shopId: shop.id, id, memberId: member.id });
      return { ...job, url: fileKey && privateFileUrl(keys, shop, fileKey) };
    },
  });
}
