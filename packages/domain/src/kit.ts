/** Starter data of a shop, by market (decision 075). */
export const kitNames = ['hongKongTaiwan', 'vietnam', 'britainAmerica', 'empty'] as const;
export type KitName = (typeof kitNames)[number];
