export { findArrivingOrder } from './find-arriving.ts';
export { finishReceiving, shipWithoutMissing } from './finish-receiving.ts';
export { type ReceiveCheck, receiveBox } from './receive-box.ts';
export { reportMissingBoxes } from './report-missing-boxes.ts';
export { getArrivingOrder } from './get-arriving-order.ts';
export { writeExpectedBoxes } from './write-expected-boxes.ts';
export { writeMarks } from './write-marks.ts';
