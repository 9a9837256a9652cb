/** Short label of a bag or pallet within its batch: the suffix after the batch number. */
export const shortUnit = (number: string) => number.split('-').at(-1)!;
