export { findArriving } from './find-arriving.ts';
export { finishReceiving, shipShort } from './finish-receiving.ts';
export { type MayReceive, receiveBox } from './receive-box.ts';
export { reportShort } from './report-short.ts';
export { showArriving } from './show-arriving.ts';
export { writeExpectedBoxes } from './write-expected-boxes.ts';
export { writeMarks } from './write-marks.ts';
