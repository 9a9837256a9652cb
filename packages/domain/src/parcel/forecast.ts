/** What a row on the wire begins with where its client says nothing (§3, A34). */
export const newForecast = { quantity: 1, unitPriceCents: 1000 } as const;

/** Rows of one forecast: what is pasted, and what a sheet holds. */
export const mostForecasts = 500;

/** What became of a row. `claimed`: the parcel lies here already and nobody's, so the row became a claim. */
export const forecastOutcomes = ['forecast', 'claimed', 'duplicate', 'arrived'] as const;
export type ForecastOutcome = (typeof forecastOutcomes)[number];

type Described = { readonly goodsName: string; readonly unitPriceCents: number };

/** Whether goods are named and have a value; a price of nothing is one that nobody has said. */
export const isDescribed = ({ goodsName, unitPriceCents }: Described) =>
  goodsName.trim() !== '' && unitPriceCents > 0;
