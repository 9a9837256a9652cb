import {
  countryReferenceCalls,
  customsRuleReferenceCalls,
  regionReferenceCalls,
} from '@onehaul/contract/console/reference';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import {
  addRegionTo,
  addRule,
  revertRow,
  saveCountry,
  saveCustomsRule,
  saveRegion,
} from './change-reference.ts';
import { findRecord, findRows } from './find-reference.ts';
import {
  countryById,
  countryPage,
  regionById,
  regionPage,
  ruleById,
  rulePage,
} from './reference.repository.ts';

/** The platform's dictionaries, for its operator. */
export const referenceConsoleRoutes: StaffRoute[] = [
  ...bindStaff(countryReferenceCalls, {
    list: ({ db }, filter) => findRows(db, countryPage, filter),
    get: ({ db }, { id }) => findRecord(db, 'country', countryById, id),
    save: saveCountry,
    revert: (context, seen) => revertRow(context, 'country', seen),
  }),
  ...bindStaff(regionReferenceCalls, {
    list: ({ db }, { countryCode = null, ...filter }) => findRows(db, regionPage, { ...filter, countryCode }),
    get: ({ db }, { id }) => findRecord(db, 'region', regionById, id),
    add: addRegionTo,
    save: saveRegion,
    revert: (context, seen) => revertRow(context, 'region', seen),
  }),
  ...bindStaff(customsRuleReferenceCalls, {
    list: ({ db }, { kind = null, ...filter }) => findRows(db, rulePage, { ...filter, kind }),
    get: ({ db }, { id }) => findRecord(db, 'customsRule', ruleById, id),
    add: addRule,
    save: saveCustomsRule,
    revert: (context, seen) => revertRow(context, 'customsRule', seen),
  }),
];
