import { differingSigns } from './differing-signs.ts';

type Props = { readonly expected: string; readonly found: string };

/** The forecast number, with the characters that differ from ours highlighted. */
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
