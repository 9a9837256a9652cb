import { encode } from 'uqr';

type Props = { readonly text: string; readonly label: string; readonly className?: string };

/** Returns the module matrix of a QR code, row by row, with its quiet zone. */
export function qrModules(text: string): { readonly data: boolean[][]; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { data, size };
}

/** Always black on white, also in the dark scheme, because scanners expect it. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = qrModules(text);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <figure aria-label={label} className={className}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
        <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000000" d={path} />
      </svg>
    </figure>
  );
}
