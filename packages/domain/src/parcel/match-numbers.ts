/** Numbers further apart than this do not resemble each other. */
const mostDistance = 3;

/**
 * How many signs were mistaken between two numbers: one wrong, missing, added, or swapped with its neighbour counts as
 * one. Undefined when there are more than `most`.
 */
export function numberDistance(first: string, second: string, most = mostDistance): number | undefined {
  if (Math.abs(first.length - second.length) > most) return undefined;
  // Rows of the usual table; a swap looks two rows back.
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
    // Nothing below a row is smaller than its smallest.
    if (Math.min(...current) > most) return undefined;
    [before, above] = [above, current];
  }
  const distance = above[second.length]!;
  return distance <= most ? distance : undefined;
}

type Numbered = { readonly courierNumber: string; readonly forecastAt: Date };

/** Those that resemble the number, the likeliest first: fewest mistakes, then the latest word of it. */
export function rankMatches<Forecast extends Numbered>(
  number: string,
  forecasts: readonly Forecast[],
  most = mostDistance,
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
