/** A column that names an object of the store below its shop (`folder/id.extension`). */
export type FileColumn = {
  readonly table: string;
  readonly column: string;
  /** The column with the shop; `shop_id` unless said. */
  readonly shop?: string;
};

/**
 * Every column that names an object. What none of them names is removed from the store, so a new column must be added
 * here; a test compares this list with the schema.
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
];

/**
 * Folders of the store whose objects are named by those columns alone. Objects of any other folder are left alone and
 * reported: they may be named in a text, such as the picture of a contact link.
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
  'logo',
  'icon',
  'banner',
];
