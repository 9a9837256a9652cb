/** In front of an amount that is typed. */
export const yuanSign = (
  <span aria-hidden="true" className="self-center text-small text-muted">
    ¥
  </span>
);
