export { archiveJobs } from './archive.jobs.ts';
export { createArchiveConsoleRoutes } from './archive.console.routes.ts';
export { companyTables } from './archived-tables.ts';
export { createArchiver } from './create-archiver.ts';
export { importCompany } from './import-company.ts';
export { ArchiveRefused, openArchive } from './open-archive.ts';
export { serveArchives } from './serve-archives.ts';
export { installationPublicKey, ownPublicKeys } from './signature.ts';
