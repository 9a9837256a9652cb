const tones = {
  positive: { className: 'text-positive', shape: <circle cx="5" cy="5" r="4" /> },
  warning: { className: 'text-warning', shape: <path d="M5 .8 9.6 9H.4Z" /> },
  danger: { className: 'text-danger', shape: <path d="M1 1h8v8H1z" /> },
  neutral: { className: 'text-muted', shape: <path d="M0 4h10v2H0z" /> },
} as const;

export type Tone = keyof typeof tones;
type Props = { readonly tone: Tone; readonly children: string };

/** Status label: text and shape, colour only as an aid. In a narrow column text wraps, never truncates. */
export const StateMark = ({ tone, children }: Props) => (
  <span className="inline-flex max-w-full items-baseline gap-1.5 text-start leading-[1.25] whitespace-normal">
    <svg
      viewBox="0 0 10 10"
      fill="currentColor"
      aria-hidden="true"
      className={`size-2 shrink-0 ${tones[tone].className}`}
    >
      {tones[tone].shape}
    </svg>
    <span className="min-w-0">{children}</span>
  </span>
);
