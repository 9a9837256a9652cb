type Rival = { readonly memberId: number; readonly since: Date };

type Claim = {
  readonly memberId: number;
  readonly receivedAt: Date;
  /** Everybody who expected this number, and since when. */
  readonly forecasts: readonly Rival[];
  /** Everybody who has claimed the parcel and not been answered. */
  readonly claims: readonly { readonly memberId: number }[];
};

/**
 * Ownership moves without a person only where the member had said that this very number would come before it came,
 * and nobody else says so (A31). A forecast made afterwards is a guess that costs nothing.
 */
export function isOwnersBeyondDoubt({ memberId, receivedAt, forecasts, claims }: Claim): boolean {
  const isRival = (other: { readonly memberId: number }) => other.memberId !== memberId;
  return (
    forecasts.some((forecast) => !isRival(forecast) && forecast.since < receivedAt) &&
    !forecasts.some(isRival) &&
    !claims.some(isRival)
  );
}

export const claimStates = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];
