import { paperCalls } from '@onehaul/contract/paper';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { privateFileUrl } from '../file/index.ts';
import { printsOfMember } from './print-job.repository.ts';
import { findOrderIdsToPrint, findPrint, startPrint } from './start-print.ts';

export function createPaperRoutes({ keys }: Services): Route[] {
  return bind(paperCalls, {
    async start(context, { kind, ids, stage, orderKind }) {
      const { db, shop, member, language } = context;
      const whose = { shopId: shop.id, ownerId: member.ownerId };
      const chosen = ids ?? (await findOrderIdsToPrint(db, whose, { stage, orderKind }));
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
    async list({ db, shop, member }) {
      const jobs = await db.all(printsOfMember, { shopId: shop.id, memberId: member.id });
      return {
        items: jobs.map(({ fileKey, ...job }) => ({
          ...job,
          url: fileKey && privateFileUrl(keys, shop, fileKey),
        })),
      };
    },
  });
}
