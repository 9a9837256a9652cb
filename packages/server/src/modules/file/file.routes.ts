import { fileCalls } from '@onehaul/contract/file';
import { bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { keepImage, storeImage } from './upload-image.ts';

export function openFileRoutes(services: Services): Route[] {
  return [
    bindPrepared(
      fileCalls.uploadImage,
      (context, input) => storeImage(services, context, input),
      (context, stored) => keepImage(services, context, stored),
    ),
  ];
}
