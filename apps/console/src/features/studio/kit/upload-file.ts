import { fileCalls } from '@onehaul/contract/console/studio/files';
import type { FileKind } from '@onehaul/domain/studio/file-kind';
import { callApi } from '../../../app/call-api.ts';

/** Stores a file for the shop's pages; returns its key, and its address for staff. */
export async function uploadFile(shopId: number, kind: FileKind, file: File) {
  return callApi(fileCalls.add, { shopId, kind, file: new Uint8Array(await file.arrayBuffer()) });
}
