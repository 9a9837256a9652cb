export { createListExporter } from './create-list-exporter.ts';
export { listExportConsoleRoutes } from './list-export.console.routes.ts';
export { serveListExports } from './serve-list-exports.ts';
