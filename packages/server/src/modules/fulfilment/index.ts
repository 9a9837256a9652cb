export { closeBoxes, type PackingResult } from './close-boxes.ts';
export { closeWave } from './close-wave.ts';
export { lockOrder, type OrderNumberScope, type ScanTime } from './lock-order.ts';
export { findItems, type Reader, getPackOrder } from './get-pack-order.ts';
export { clearException, raiseException } from './raise-exception.ts';
export { remeasureBoxes } from './remeasure-boxes.ts';
export { writeMeasures } from './save-box.ts';
export { createFulfilmentConsoleRoutes } from './fulfilment.console.routes.ts';
