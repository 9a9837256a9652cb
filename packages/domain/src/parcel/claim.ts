type Rival = { readonly memberId: number; readonly since: Date };

type Claim = {
  readonly memberId: number;
  readonly receivedAt: Date;
  /** All members who forecast this number, with the time of each forecast. */
  readonly forecasts: readonly Rival[];
  /** All members with an open claim on the parcel. */
  readonly claims: readonly { readonly memberId: number }[];
};

/**
 * Ownership is assigned automatically only if the member forecast this exact number before it arrived and no
 * other member forecasts or claims it (A31). A later forecast is a guess that costs nothing.
 */
export function isOwnershipCertain({ memberId, receivedAt, forecasts, claims }: Claim): boolean {
  const isRival = (other: { readonly memberId: number }) => other.memberId !== memberId;
  return (
    forecasts.some((forecast) => !isRival(forecast) && forecast.since < receivedAt) &&
    !forecasts.some(isRival) &&
    !claims.some(isRival)
  );
}

export const claimStates = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];
