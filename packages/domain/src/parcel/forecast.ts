/** What a row of a forecast begins with (§3). */
export const newForecast = { quantity: 1, unitPriceCents: 1000 } as const;

/** Rows of one forecast: what is pasted, and what a sheet holds. */
export const mostForecasts = 500;

/** What became of a row. `claimed`: the parcel lies here already and nobody's, so the row became a claim. */
export const forecastOutcomes = ['forecast', 'claimed', 'duplicate', 'arrived'] as const;
export type ForecastOutcome = (typeof forecastOutcomes)[number];
