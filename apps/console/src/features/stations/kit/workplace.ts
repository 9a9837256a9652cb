import { useLocalStorage } from '@onehaul/workbench/use-local-storage';

/** Location of a station; chosen once and stored in the browser. */
export type Workplace = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly shopName: string;
  readonly warehouseName: string;
  readonly warehouseCode: string;
};

function isWorkplace(value: unknown): value is Workplace | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { shopId, warehouseId, shopName, warehouseName } = value as Partial<Workplace>;
  return (
    Number.isInteger(shopId) &&
    Number.isInteger(warehouseId) &&
    typeof shopName === 'string' &&
    typeof warehouseName === 'string'
  );
}

export const useWorkplace = () => useLocalStorage<Workplace | null>('station.workplace', isWorkplace, null);

export const keyOfWorkplace = ({ shopId, warehouseId }: Pick<Workplace, 'shopId' | 'warehouseId'>) =>
  `${shopId}-${warehouseId}`;
