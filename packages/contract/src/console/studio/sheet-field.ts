import type { FieldType } from './field.ts';
import { fieldsOf, type Resource, type ResourceField } from './resource.ts';

const notInCells: readonly FieldType['is'][] = ['textList', 'rows', 'file'];

/** Rich text, files and lists do not fit a cell; an import leaves them as they are. */
export const fitsCell = ({ type }: Pick<ResourceField, 'type'>): boolean =>
  !notInCells.includes(type.is) && !(type.is === 'translated' && type.format === 'html');

/** Whether a spreadsheet can add records: it needs a cell for every field. */
export const canAddBySheet = (resource: Pick<Resource, 'values'>): boolean =>
  fieldsOf(resource).every(fitsCell);
