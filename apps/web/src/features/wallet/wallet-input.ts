import { flowKinds, type FlowUnit } from '@onehaul/domain/wallet/flow';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';

type Filters = Readonly<Record<string, string>>;

export const walletFilterNames = ['tab', 'unit', 'kind', 'month', 'state'];

const monthText = /^20[0-9]{2}-(0[1-9]|1[0-2])$/;

/** Maps the list's URL to call input; unknown values are ignored. */
export function toFlowInput(filters: Filters) {
  const unit: FlowUnit = filters['unit'] === 'points' ? 'points' : 'money';
  const kind = flowKinds[unit].find((one) => one === filters['kind']);
  const month = filters['month'];
  return { unit, ...(kind && { kind }), ...(month && monthText.test(month) && { month }) };
}

export function toWithdrawalInput(filters: Filters) {
  const state = withdrawalStates.find((one) => one === filters['state']);
  return state ? { state } : {};
}
