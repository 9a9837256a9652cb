/** The last digits of a masked card number, on one line: they are what a card is recognised by. */
export const CardEnd = ({ tail }: { readonly tail: string }) => (
  <span className="whitespace-nowrap tabular-nums">•••• {tail}</span>
);
