import type { CustomsFinding, SuggestedGoods } from '@onehaul/contract/customs';
import { isBlocking } from '@onehaul/domain/customs/check-goods';
import { maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import { useCallsOnDemand } from '../calls-on-demand.ts';
import { useLoaded } from '../use-loaded.ts';
import { useDebounced } from './use-debounced.ts';

export type CheckedLine = {
  readonly names: readonly string[];
  readonly hsCode: string;
  readonly valueMinor: number;
};
export type GoodsCheck = {
  readonly findings: readonly CustomsFinding[];
  readonly suggestions: readonly SuggestedGoods[];
  readonly isBlocked: boolean;
  readonly hasFailed: boolean;
};

/** Longer than the pause between two keystrokes. */
const debounceMs = 350;

/** Checks goods against customs rules while the user types; without a country, only against global rules. */
export function useGoodsCheck(lines: readonly CheckedLine[], countryId: number | undefined): GoodsCheck {
  const startCalls = useCallsOnDemand();
  const asked = lines.slice(0, maxDeclaredGoods).map(({ names, hsCode, valueMinor }) => ({
    names: names.map((name) => name.trim().slice(0, 100)).filter((name) => name !== ''),
    hsCode: /^\d{0,10}$/.test(hsCode.trim()) ? hsCode.trim() : '',
    valueMinor: Math.max(0, valueMinor),
  }));
  const checkedJson = useDebounced(JSON.stringify([countryId ?? null, asked]), debounceMs);
  const [country, goods] = JSON.parse(checkedJson) as [number | null, typeof asked];
  const hasNames = goods.some(({ names }) => names.length > 0);
  const { data, previous, error } = useLoaded(hasNames ? checkedJson : undefined, async () => {
    startCalls();
    const { checkGoods } = await import('./goods-check-acts.client.ts');
    return checkGoods({ ...(country !== null && { countryId: country }), lines: goods });
  });
  const checked = data ?? previous;
  const findings = hasNames ? (checked?.findings ?? []) : [];
  return {
    findings,
    suggestions: checked?.suggestions ?? [],
    isBlocked: findings.some(isBlocking),
    hasFailed: error !== undefined && checked === undefined,
  };
}
