export { openFeeRoutes } from './fee.routes.ts';
export { findLineLimits } from './line-limits.ts';
export { publishTariff } from './publish-tariff.ts';
export { replayQuotes } from './replay-quotes.ts';
export { dropDraft, findLinesOfCompany, getLine, saveDraft, setLineOpen } from './tariff-desk.ts';
