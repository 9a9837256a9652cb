import { operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { callApi } from './call-api.ts';
import { paths } from './paths.ts';

/** Ends a visit of the operator and returns to the list of companies. */
export async function leaveVisit(): Promise<void> {
  await callApi(operatorAccessCalls.leave, {});
  // Full page load, so that no data of the company stays in memory.
  location.assign(paths.companies);
}
