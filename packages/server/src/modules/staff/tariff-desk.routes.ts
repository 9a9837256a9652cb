import { tariffCalls } from '@onehaul/contract/console/tariffs';
import { bindStaff } from '../../http/bind-staff.ts';
import {
  dropDraft,
  findLinesOfCompany,
  getLine,
  publishTariff,
  replayQuotes,
  saveDraft,
  setLineOpen,
  setLinePrivate,
  setPayPolicy,
} from '../fee/index.ts';

type Which = { readonly shopId: number; readonly lineId: number };
/** How the audit log names a line: ids are those of a shop. */
const nameOf = ({ shopId, lineId }: Which) => `${shopId}/${lineId}`;

export const tariffDeskRoutes = bindStaff(tariffCalls, {
  list: async ({ db, language }) => ({ items: await findLinesOfCompany(db, language) }),
  get: ({ db, language }, which) => getLine(db, { ...which, language }),
  saveDraft: async ({ db, staff, audit }, draft) => {
    await saveDraft(db, { ...draft, staffId: staff.id });
    audit('line', nameOf(draft), { basedOn: draft.basedOn });
    return null;
  },
  dropDraft: async ({ db, audit }, which) => {
    await dropDraft(db, which);
    audit('line', nameOf(which));
    return null;
  },
  replay: async ({ db }, asked) => ({ items: await replayQuotes(db, asked) }),
  publish: async ({ db, staff, audit }, asked) => {
    const published = await publishTariff(db, { ...asked, staffId: staff.id });
    // From when it counts is kept with the version; here an instant would be masked as a number somebody typed.
    const { note, effectiveAt } = asked;
    audit('line', nameOf(asked), { version: published.version, isAtOnce: effectiveAt === null, note });
    return published;
  },
  setOpen: async ({ db, audit }, asked) => {
    await setLineOpen(db, asked);
    audit('line', nameOf(asked), { isOpen: asked.isOpen });
    return null;
  },
  setPrivate: async ({ db, audit }, asked) => {
    await setLinePrivate(db, asked);
    audit('line', nameOf(asked), { isPrivate: asked.isPrivate });
    return null;
  },
  setPayPolicy: async ({ db, audit }, asked) => {
    const from = await setPayPolicy(db, asked);
    audit('line', nameOf(asked), { from: { payPolicy: from }, to: { payPolicy: asked.payPolicy } });
    return null;
  },
});
