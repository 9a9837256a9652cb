import { z } from 'zod';
import { bigRecordId } from '../wire.ts';
import { searchText, singleLine, staffCall } from './staff-call.ts';

/** Name of a list, a filter or a column in the console. */
const key = z.string().regex(/^[A-Za-z][A-Za-z0-9.-]{0,59}$/);
const name = singleLine(60).min(1);

/** Own views of one list, and of all. */
export const maxViewsPerList = 30;
export const maxViews = 300;

/**
 * What a list shows. Filters and columns are those of the list at the time of saving: one that no longer exists is
 * ignored where the view is applied.
 */
export const ViewDefinition = z.object({
  search: searchText,
  /** By name: filters, the tab, the days and the order. */
  filters: z
    .record(key, singleLine(80).min(1))
    .refine((filters) => Object.keys(filters).length <= 20)
    .default({}),
  /** Shown columns in their order. */
  columns: z.array(key).max(40),
  rows: z.union([z.literal(20), z.literal(50), z.literal(100)]),
});
export type ViewDefinition = z.output<typeof ViewDefinition>;

const View = z.object({
  id: bigRecordId,
  name: z.string(),
  definition: ViewDefinition,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** The caller is its owner, or manages shared views. */
  mayChange: z.boolean(),
  isDefault: z.boolean(),
});
export type View = z.output<typeof View>;

export const viewCalls = {
  list: staffCall({
    path: '/console/views/list',
    access: 'atWork',
    effect: 'read',
    places: 'company',
    summary: 'Lists the caller’s views of a list and the shared ones, by name.',
    input: z.object({ list: key }),
    output: z.object({ items: z.array(View) }),
  }),
  save: staffCall({
    path: '/console/views/save',
    access: 'atWork',
    effect: 'change',
    places: 'company',
    summary: 'Saves a new private view of a list.',
    input: z.object({ list: key, name, definition: ViewDefinition }),
    output: z.object({ id: bigRecordId }),
  }),
  update: staffCall({
    path: '/console/views/update',
    access: 'atWork',
    effect: 'change',
    places: 'company',
    summary:
      'Replaces what a view shows. A shared view is changed by its owner, or by those who manage shared views.',
    input: z.object({ id: bigRecordId, definition: ViewDefinition }),
    output: z.null(),
  }),
  rename: staffCall({
    path: '/console/views/rename',
    access: 'atWork',
    effect: 'change',
    places: 'company',
    summary: 'Renames a view.',
    input: z.object({ id: bigRecordId, name }),
    output: z.null(),
  }),
  share: staffCall({
    path: '/console/views/share',
    access: 'view:share',
    effect: 'change',
    places: 'company',
    summary: 'Shares a view with everyone of the company, or makes a shared view private to its owner.',
    input: z.object({ id: bigRecordId, isShared: z.boolean() }),
    output: z.null(),
  }),
  remove: staffCall({
    path: '/console/views/remove',
    access: 'atWork',
    effect: 'change',
    places: 'company',
    summary: 'Deletes a view.',
    input: z.object({ id: bigRecordId }),
    output: z.null(),
  }),
  setDefault: staffCall({
    path: '/console/views/setDefault',
    access: 'atWork',
    effect: 'change',
    places: 'company',
    summary: 'Sets the view that the list opens with for the caller; null: none.',
    input: z.object({ list: key, id: bigRecordId.nullable() }),
    output: z.null(),
  }),
};
