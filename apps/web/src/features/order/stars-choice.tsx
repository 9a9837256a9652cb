import { useTranslation } from '@onehaul/i18n/react';
import { useId } from 'react';
import { Star } from '../../app/stars.tsx';

const all = [1, 2, 3, 4, 5] as const;

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
