import type { Box } from '../fee/shipment.ts';

/** Identical items: weight and size of one piece, and the count. */
export type Pieces = Box & { readonly quantity: number };

/**
 * Estimates the box for stock items before packing: pieces lie flat in a pile; while the pile is taller than
 * broad, one more pile is added beside it. The box always holds all pieces.
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
  // Tallest first, so that the later small pieces even out the piles.
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

/** Height of the tallest pile when each piece goes onto the lowest one. */
function heightOf(heights: readonly number[], count: number): number {
  const piles = Array.from({ length: count }, () => 0);
  for (const height of heights) {
    let lowest = 0;
    for (let pile = 1; pile < count; pile++) if (piles[pile]! < piles[lowest]!) lowest = pile;
    piles[lowest]! += height;
  }
  return Math.max(...piles);
}
