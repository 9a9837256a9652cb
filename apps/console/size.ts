// Checks the first-visit JavaScript size of the sign-in page, the member list, a tariff and a station: entry
// chunk, page chunk and the texts of one language. A station bundle contains no table. Fails above the
// budget.
import { openBundle, withinBudget } from '../../tools/bundle-size.ts';

const { gzipBytes, scriptsOf, largestOf } = openBundle(`${import.meta.dirname}/build`);
const texts = largestOf(/i18n\/src\/console\/\w+\.ts$/);
const tariffTexts = largestOf(/messages\/\w+\/tariff\.json$/) + largestOf(/messages\/\w+\/bill\.json$/);
const stationTexts = largestOf(/messages\/\w+\/station\.json$/);
const packingTexts = largestOf(/messages\/\w+\/packing\.json$/) + largestOf(/messages\/\w+\/bill\.json$/);
const memberTexts = largestOf(/messages\/\w+\/memberPage\.json$/);
const boardTexts = largestOf(/messages\/\w+\/board\.json$/);
const studioTexts = largestOf(/messages\/\w+\/studio\.json$/);
const sizeOf = (...routes: string[]) =>
  scriptsOf(['index.html', ...routes.map((route) => `src/routes/${route}.tsx`)]).reduce(
    (sum, file) => sum + gzipBytes(file),
    texts,
  );
const fits = [
  withinBudget('console sign-in first-load JavaScript', sizeOf('sign-in'), 329),
  withinBudget('console members first-load JavaScript', sizeOf('shell', 'members') + memberTexts, 458),
  withinBudget('console home first-load JavaScript', sizeOf('shell', 'board') + boardTexts, 377),
  withinBudget('console tariff first-load JavaScript', sizeOf('shell', 'tariff') + tariffTexts, 412),
  ...['receive', 'measure', 'put-away', 'hold'].map((station) =>
    withinBudget(
      `console ${station} first-load JavaScript`,
      sizeOf('station-shell', station) + stationTexts,
      312,
    ),
  ),
  ...(
    [
      ['pick', 320],
      ['pack', 326],
    ] as const
  ).map(([station, budget]) =>
    withinBudget(
      `console ${station} first-load JavaScript`,
      sizeOf('station-shell', station) + stationTexts + packingTexts,
      budget,
    ),
  ),
  withinBudget('console studio first-load JavaScript', sizeOf('shell', 'studio') + studioTexts, 511),
  withinBudget('console parcels first-load JavaScript', sizeOf('shell', 'parcels') + stationTexts, 467),
  withinBudget('console unclaimed first-load JavaScript', sizeOf('shell', 'unclaimed') + stationTexts, 468),
];
process.exitCode = fits.every(Boolean) ? 0 : 1;
