/** Inside its batch a bag or pallet is known by what follows the batch's number. */
export const shortUnit = (number: string) => number.split('-').at(-1)!;
