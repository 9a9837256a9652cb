import { fileCalls } from '@onehaul/contract/file';
import { bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { saveImage, storeImage } from './upload-image.ts';

export function createFileRoutes(services: Services): Route[] {
  return [
    bindPrepared(
      fileCalls.uploadImage,
      (context, input) => storeImage(services, context, input),
      (context, stored) => saveImage(services, context, stored),
    ),
  ];
}
