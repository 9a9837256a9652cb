/** Maximum edit distance between similar numbers. */
const maxDistance = 3;

/**
 * Damerau-Levenshtein distance: a wrong, missing, added or swapped character counts as one. Undefined when it
 * exceeds `most`.
 */
export function numberDistance(first: string, second: string, most = maxDistance): number | undefined {
  if (Math.abs(first.length - second.length) > most) return undefined;
  // Rows of the dynamic-programming table; a transposition looks two rows back.
  let before: number[] = [];
  let above = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1];
      let least = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      if (isSwap) least = Math.min(least, before[column - 2]! + 1);
      current.push(least);
    }
    // Later rows cannot fall below the minimum of this row.
    if (Math.min(...current) > most) return undefined;
    [before, above] = [above, current];
  }
  const distance = above[second.length]!;
  return distance <= most ? distance : undefined;
}

type Numbered = { readonly courierNumber: string; readonly forecastAt: Date };

/** Similar numbers, likeliest first: smallest distance, then the most recent forecast. */
export function rankMatches<Forecast extends Numbered>(
  number: string,
  forecasts: readonly Forecast[],
  most = maxDistance,
): (Forecast & { distance: number })[] {
  return forecasts
    .flatMap((forecast) => {
      const distance = numberDistance(number, forecast.courierNumber, most);
      return distance === undefined ? [] : [{ ...forecast, distance }];
    })
    .sort(
      (one, other) => one.distance - other.distance || other.forecastAt.getTime() - one.forecastAt.getTime(),
    );
}
