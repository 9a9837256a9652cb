import type { Tone } from './sounds.ts';

/** Colour and shape of each outcome; the word beside it means colour is never the only signal. */
export const toneClasses: Readonly<Record<Tone, { readonly panel: string; readonly text: string }>> = {
  good: { panel: 'border-positive bg-positive-ground', text: 'text-positive' },
  notice: { panel: 'border-warning bg-warning-ground', text: 'text-warning' },
  bad: { panel: 'border-danger bg-danger-ground', text: 'text-danger' },
  again: { panel: 'border-information bg-information-ground', text: 'text-information' },
  kept: { panel: 'border-line-strong bg-sunken', text: 'text-muted' },
};

const shapes: Readonly<Record<Tone, string>> = {
  good: 'M4 13l5.5 5.5L20.5 6',
  notice: 'M12 3.5 2.5 20.5h19ZM12 10v5M12 17.6v.4',
  bad: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4',
  kept: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
};

type Props = { readonly tone: Tone; readonly className?: string };

export const ToneMark = ({ tone, className = 'size-4' }: Props) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`shrink-0 ${toneClasses[tone].text} ${className}`}
  >
    <path d={shapes[tone]} />
  </svg>
);
