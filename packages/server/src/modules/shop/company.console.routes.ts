import { companyCalls } from '@onehaul/contract/console/companies';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { findCompanies } from './company.repository.ts';

/** Tenants of the installation, for its operator. */
export const createCompanyConsoleRoutes = ({ database }: Pick<Services, 'database'>): StaffRoute[] =>
  bindStaff(companyCalls, { list: ({ language }, page) => findCompanies(database, language, page) });
