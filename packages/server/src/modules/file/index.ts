export { deleteFile } from './delete-file.ts';
export { openFileRoutes } from './file.routes.ts';
export { ownFile } from './file.repository.ts';
export { fileUrl } from './file-url.ts';
export { privateFileUrl } from './private-url.ts';
export { serveFiles } from './serve-files.ts';
export { servePrivateFiles } from './serve-private-files.ts';
export { storePublicFile } from './store-file.ts';
