export { erasureJobs } from './erasure.jobs.ts';
export { findErasure } from './erasure.repository.ts';
export { toErasure } from './to-erasure.ts';
