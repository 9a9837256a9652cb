import { tariffCalls } from '@onehaul/contract/console/tariffs';
import { bindStaff } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { publishTariff } from './publish-tariff.ts';
import { replayQuotes } from './replay-quotes.ts';
import {
  dropDraft,
  findLinesOfCompany,
  getLine,
  saveDraft,
  setLineDelivery,
  setLineOpen,
  setLinePrivate,
  setPayPolicy,
} from './tariff-desk.ts';

export const tariffConsoleRoutes = bindStaff(tariffCalls, {
  list: async ({ db, language }) => ({ items: await findLinesOfCompany(db, language) }),
  get: ({ db, language }, which) => getLine(db, { ...which, language }),
  saveDraft: async ({ db, staff, audit }, draft) => {
    await saveDraft(db, { ...draft, staffId: staff.id });
    audit('line', recordName(draft.shopId, draft.lineId), { basedOn: draft.basedOn });
    return null;
  },
  dropDraft: async ({ db, audit }, which) => {
    await dropDraft(db, which);
    audit('line', recordName(which.shopId, which.lineId));
    return null;
  },
  replay: async ({ db }, asked) => ({ items: await replayQuotes(db, asked) }),
  publish: async ({ db, staff, audit }, asked) => {
    const published = await publishTariff(db, { ...asked, staffId: staff.id });
    // The version stores the effective time; in the audit log it would be masked like a typed number.
    const { note, effectiveAt } = asked;
    audit('line', recordName(asked.shopId, asked.lineId), {
      version: published.version,
      isAtOnce: effectiveAt === null,
      note,
    });
    return published;
  },
  setOpen: async ({ db, audit }, asked) => {
    await setLineOpen(db, asked);
    audit('line', recordName(asked.shopId, asked.lineId), { isOpen: asked.isOpen });
    return null;
  },
  setPrivate: async ({ db, audit }, asked) => {
    await setLinePrivate(db, asked);
    audit('line', recordName(asked.shopId, asked.lineId), { isPrivate: asked.isPrivate });
    return null;
  },
  setPayPolicy: async ({ db, audit }, asked) => {
    const from = await setPayPolicy(db, asked);
    audit('line', recordName(asked.shopId, asked.lineId), {
      from: { payPolicy: from },
      to: { payPolicy: asked.payPolicy },
    });
    return null;
  },
  setDelivery: async ({ db, audit }, asked) => {
    const from = await setLineDelivery(db, asked);
    audit('line', recordName(asked.shopId, asked.lineId), {
      from: { delivery: from },
      to: { delivery: asked.delivery },
    });
    return null;
  },
});
