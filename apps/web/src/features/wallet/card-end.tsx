/** Last digits of a masked card number, unbroken: they identify the card. */
export const CardEnd = ({ tail }: { readonly tail: string }) => (
  <span className="whitespace-nowrap tabular-nums">•••• {tail}</span>
);
