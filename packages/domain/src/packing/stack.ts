import type { Box } from '../fee/shipment.ts';

/** Goods of one kind: what one piece weighs and how large it is, and how many there are. */
export type Pieces = Box & { readonly quantity: number };

/**
 * The box that pieces of stock come to before anybody has packed them: each laid flat, one on the other, and where the
 * pile grew taller than it is broad, two piles beside each other, then three. It holds them all.
 */
export function stackPieces(kinds: readonly Pieces[]): Box {
  const flat = kinds.map(({ quantity, grams, ...sides }) => {
    const [low = 0, middle = 0, long = 0] = [
      sides.heightMillimetres,
      sides.widthMillimetres,
      sides.lengthMillimetres,
    ].toSorted((a, b) => a - b);
    return { quantity, grams, low, middle, long };
  });
  const longest = Math.max(...flat.map(({ long }) => long));
  const broadest = Math.max(...flat.map(({ middle }) => middle));
  // The tallest first: what comes last evens the piles out.
  const heights = flat
    .flatMap(({ low, quantity }) => Array.from({ length: quantity }, () => low))
    .toSorted((a, b) => b - a);
  let piles = 1;
  let height = heightOf(heights, piles);
  while (piles < heights.length && height > Math.max(longest, piles * broadest)) {
    piles += 1;
    height = heightOf(heights, piles);
  }
  return {
    grams: flat.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
    lengthMillimetres: longest,
    widthMillimetres: piles * broadest,
    heightMillimetres: height,
  };
}

/** How tall so many piles grow when each piece goes onto the lowest. */
function heightOf(heights: readonly number[], count: number): number {
  const piles = Array.from({ length: count }, () => 0);
  for (const height of heights) {
    let lowest = 0;
    for (let pile = 1; pile < count; pile++) if (piles[pile]! < piles[lowest]!) lowest = pile;
    piles[lowest]! += height;
  }
  return Math.max(...piles);
}
