export { closeBoxes, type Finished } from './close-boxes.ts';
export { closeWave } from './close-wave.ts';
export { lockOrder, type OfOrderNumber, type Scanned } from './lock-order.ts';
export { findItems, type Reader, showOrder } from './open-order.ts';
export { clearException, raiseException } from './raise-exception.ts';
export { remeasureBoxes } from './remeasure-boxes.ts';
export { writeMeasures } from './save-box.ts';
export { openFulfilmentConsoleRoutes } from './fulfilment.console.routes.ts';
