export { madeFile } from '../../documents/made-file.ts';
export { findLabels, findOrderPapers, findOrderRows } from './find-papers.ts';
