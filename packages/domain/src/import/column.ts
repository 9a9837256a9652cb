/** Expected cell content. Amounts become minor units, kilograms grams, centimetres millimetres. */
export type ColumnType =
  | { readonly is: 'text'; readonly longest: number }
  | { readonly is: 'whole'; readonly least: number; readonly most: number }
  | { readonly is: 'amount'; readonly mostMinor: number }
  /** Above 0, unless `mayBeZero`, as a minimum weight. */
  | { readonly is: 'kilograms' | 'centimetres'; readonly most: number; readonly mayBeZero?: boolean }
  | { readonly is: 'yesNo' };

export type Column = {
  readonly name: string;
  readonly type: ColumnType;
  readonly isRequired: boolean;
};
