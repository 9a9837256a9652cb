export type {
  Column,
  ImportChoices,
  ImportedRow,
  ImportPlan,
  JudgeContext,
  RowProblem,
  SheetContext,
} from './import-kind.ts';
export { importJobs } from './import.jobs.ts';
export { openImportRoutes } from './import.routes.ts';
export { openImportChecker } from './open-import-checker.ts';
export { keepSheet, tellBegun } from './verify-import.ts';
