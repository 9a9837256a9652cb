import type { LineDetail, LineRow } from '@onehaul/contract/console/tariffs';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Names } from './entries.ts';

export type Which = { readonly shopId: number; readonly lineId: number };

export const keyOfLine = ({ shopId, id }: Pick<LineRow, 'shopId' | 'id'>) => `${shopId}-${id}`;

export const addressOfLine = ({ shopId, id }: Pick<LineRow, 'shopId' | 'id'>) =>
  generatePath(paths.tariff, { shopId: String(shopId), lineId: String(id) });

/** Parses the line key of a URL; returns undefined if there is none. */
export function parseLineKey({ shopId, lineId }: { shopId?: string; lineId?: string }): Which | undefined {
  const isId = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');
  return isId(shopId) && isId(lineId) ? { shopId: Number(shopId), lineId: Number(lineId) } : undefined;
}

export function namesOf({ remoteAreas, levels }: Pick<LineDetail, 'remoteAreas' | 'levels'>): Names {
  return {
    areas: remoteAreas.map(({ key, name }) => ({ value: key, label: name })),
    levels: levels.map(({ level, name }) => ({ value: String(level), label: name })),
  };
}
