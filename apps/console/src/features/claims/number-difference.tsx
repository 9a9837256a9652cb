import { differingSigns } from './differing-signs.ts';

type Props = { readonly expected: string; readonly found: string };

/** The number a member announced, with the signs marked in which ours differs. */
export const NumberDifference = ({ expected, found }: Props) => (
  <span className="font-mono break-all">
    {differingSigns(expected, found).map(({ sign, isSame, at }) =>
      isSame ? (
        sign
      ) : (
        <mark key={at} className="rounded-small bg-warning-ground font-bold text-warning underline">
          {sign}
        </mark>
      ),
    )}
  </span>
);
