const all = [1, 2, 3, 4, 5] as const;
const shape = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8L12 3.2Z';

export const Star = ({ isOn }: { readonly isOn: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    fill={isOn ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    className={`size-6 ${isOn ? 'text-warning' : 'text-muted'}`}
  >
    <path d={shape} />
  </svg>
);

type Props = {
  readonly count: number;
  /** Read aloud instead of the drawing. */
  readonly label: string;
};

/** Star rating out of five. */
export const Stars = ({ count, label }: Props) => (
  <span className="inline-flex">
    <span className="sr-only">{label}</span>
    {all.map((star) => (
      <Star key={star} isOn={star <= count} />
    ))}
  </span>
);
