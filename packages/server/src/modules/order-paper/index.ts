export { findLabels, findOrderPapers, findOrderRows } from './find-papers.ts';
export { madeFile } from './made-file.ts';
