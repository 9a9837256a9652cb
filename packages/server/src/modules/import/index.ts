export type {
  Column,
  ImportChoices,
  ImportedRow,
  ImportPlan,
  ImportCheckContext,
  RowProblem,
  SheetContext,
} from './import-kind.ts';
export { importJobs } from './import.jobs.ts';
export { createImportRoutes } from './import.routes.ts';
export { createImportChecker } from './import-checker.ts';
export { storeSheet, returnStartedImport } from './verify-import.ts';
