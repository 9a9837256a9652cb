export { addReturnPhoto, storeReturnPhoto } from './add-return-photo.ts';
export { type DeskReader, findByCode, searchReturns, showReturn } from './find-at-desk.ts';
export { gradeReturn } from './grade-return.ts';
export { openReturn } from './open-return.ts';
export { receiveReturn, type Which } from './receive-return.ts';
export { returnListPlan } from './return-list-plan.ts';
export { openReturnRoutes } from './return.routes.ts';
