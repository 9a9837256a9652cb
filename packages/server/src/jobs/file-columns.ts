/** A column that references an object in the store by its key below the shop (`folder/id.extension`). */
export type FileColumn = {
  readonly table: string;
  readonly column: string;
  /** The shop id's column; defaults to `shop_id`. */
  readonly shop?: string;
};

/**
 * Every column that references a stored object. Unreferenced objects are deleted, so a new column must be
 * added here; a test compares this list with the schema.
 */
export const fileColumns: readonly FileColumn[] = [
  { table: 'file', column: 'file_key' },
  { table: 'parcel_photo', column: 'file_key' },
  { table: 'parcel_photo', column: 'blurred_key' },
  { table: 'order_photo', column: 'file_key' },
  { table: 'service_photo', column: 'file_key' },
  { table: 'return_photo', column: 'file_key' },
  { table: 'print_job', column: 'file_key' },
  { table: 'batch', column: 'signature_key' },
  { table: 'withdrawal', column: 'proof_key' },
  { table: 'marketplace_order', column: 'label_key' },
  { table: 'shop', column: 'logo_key', shop: 'id' },
  { table: 'shop', column: 'icon_key', shop: 'id' },
  { table: 'shop_image', column: 'file_key' },
  { table: 'shop_image', column: 'small_file_key' },
  { table: 'video', column: 'file_key' },
  { table: 'video', column: 'poster_key' },
  { table: 'shop_file', column: 'file_key' },
  { table: 'company_export_part', column: 'file_key' },
  { table: 'list_export_part', column: 'file_key' },
];

/**
 * Folders whose objects are referenced by those columns only. Objects in other folders are skipped and
 * reported: a text or the history of a studio record may reference them, such as a logo that was replaced.
 */
export const sweptFolders: readonly string[] = [
  'upload',
  'parcel',
  'order',
  'service',
  'return',
  'print',
  'batch',
  'transfer',
  'marketplace-label',
  'archive',
  'list-export',
];
