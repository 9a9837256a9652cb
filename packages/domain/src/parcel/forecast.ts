/** Defaults of a wire row where the client omits them (§3, A34). */
export const forecastDefaults = { quantity: 1, unitPriceCents: 1000 } as const;

/** Maximum rows of one forecast, pasted or from a sheet. */
export const maxForecasts = 500;

/** Result of a row. `claimed`: the parcel is already here and unowned, so the row became a claim. */
export const forecastOutcomes = ['forecast', 'claimed', 'duplicate', 'arrived'] as const;
export type ForecastOutcome = (typeof forecastOutcomes)[number];

type Described = { readonly goodsName: string; readonly unitPriceCents: number };

/** Whether goods have a name and a value; a price of zero counts as missing. */
export const isDescribed = ({ goodsName, unitPriceCents }: Described) =>
  goodsName.trim() !== '' && unitPriceCents > 0;
