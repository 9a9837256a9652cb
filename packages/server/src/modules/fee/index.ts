export { type FeeBooks, openFeeBooks } from './fee-books.ts';
export { openFeeRoutes } from './fee.routes.ts';
export { findPricedLine, findVersion, keepBill, keepQuote } from './keep-quote.ts';
export { openTariffs, type Tariffs } from './known-tariffs.ts';
export { findLineLimits } from './line-limits.ts';
export type { PricedLine } from './line.repository.ts';
export { exchangeOf, pricedOf } from './priced.ts';
export { publishTariff } from './publish-tariff.ts';
export { findLevel, findQuoteRow } from './quote.repository.ts';
export { findCartons, findRemoteAreas } from './remote-area.repository.ts';
export { replayQuotes } from './replay-quotes.ts';
export {
  dropDraft,
  findLinesOfCompany,
  getLine,
  saveDraft,
  setLineOpen,
  setLinePrivate,
  setPayPolicy,
} from './tariff-desk.ts';
export { findAreasAt } from './try-freight.ts';
