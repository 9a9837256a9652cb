import { useTranslation } from '@onehaul/i18n/react';
import { useId } from 'react';

const all = [1, 2, 3, 4, 5] as const;
const shape = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8L12 3.2Z';

const Star = ({ isOn }: { readonly isOn: boolean }) => (
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

/** Star rating out of five. */
export function Stars({ count }: { readonly count: number }) {
  const { t } = useTranslation('order');
  return (
    <span className="inline-flex">
      <span className="sr-only">{t('review.star', { count })}</span>
      {all.map((star) => (
        <Star key={star} isOn={star <= count} />
      ))}
    </span>
  );
}

type Props = {
  /** 0 when nothing is chosen. */
  readonly value: number;
  readonly problem: string | undefined;
  readonly onChange: (stars: number) => void;
};

/** Radio group of five stars: works by pointer, arrow keys and voice. */
export function StarsChoice({ value, problem, onChange }: Props) {
  const { t } = useTranslation('order');
  const name = useId();
  return (
    <fieldset aria-describedby={problem ? `${name}-problem` : undefined} className="grid gap-1">
      <legend className="font-medium">{t('review.stars')}</legend>
      <span className="inline-flex w-fit">
        {all.map((star) => (
          <label
            key={star}
            className="relative cursor-pointer rounded-small p-1 has-focus-visible:outline-2 has-focus-visible:outline-primary-9"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={t('review.star', { count: star })}
              className="sr-only"
              onChange={() => onChange(star)}
            />
            <Star isOn={star <= value} />
          </label>
        ))}
      </span>
      {problem && (
        <p id={`${name}-problem`} role="alert" className="text-caption text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
