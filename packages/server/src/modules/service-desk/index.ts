export { addServicePhoto, storeServicePhoto } from './add-service-photo.ts';
export { type DeskReader, findByCode, findServices, showService, type Which } from './find-at-desk.ts';
export { finishService } from './finish-service.ts';
export { putServiceBack } from './put-service-back.ts';
export { quoteService } from './quote-service.ts';
export { refuseService } from './refuse-service.ts';
export { serviceCancelRoutes } from './service-desk.routes.ts';
export { takeService } from './take-service.ts';
