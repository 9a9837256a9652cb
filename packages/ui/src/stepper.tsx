import { Link, type To } from 'react-router';
import { Icon } from './icon.tsx';

type Step = {
  readonly key: string;
  readonly title: string;
  /** Address of a step that can be opened now. */
  readonly to?: To | undefined;
  readonly isDone: boolean;
};

type Props = {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: string;
  readonly words: {
    readonly done: string;
    /** Position on a phone, such as "Step 2 of 4". */
    readonly position: (number: number, count: number) => string;
  };
};

const look =
  'flex min-h-control w-full items-center gap-2 rounded-control border border-line bg-surface text-start text-small text-muted max-md:justify-center md:px-3 aria-[current]:border-primary-9 aria-[current]:bg-primary-2 aria-[current]:font-semibold aria-[current]:text-ink';

/** Steps of a wizard; reached ones are links. On phones the current one is named below the numbers. */
export function Stepper({ label, steps, current, words }: Props) {
  const position = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={label} className="grid gap-2">
      <ol className="grid auto-cols-fr grid-flow-col gap-2">
        {steps.map(({ key, title, to, isDone }, index) => {
          const isCurrent = index === position;
          const content = (
            <>
              <span
                aria-hidden="true"
                className={`flex size-6 shrink-0 items-center justify-center rounded-full border text-caption font-semibold ${isCurrent ? 'border-primary-9 bg-primary-7 text-on-primary' : 'border-line-strong'}`}
              >
                {isDone && !isCurrent ? <Icon name="check" className="size-3.5" /> : index + 1}
              </span>
              <span className="max-md:sr-only">{title}</span>
              {isDone && !isCurrent && <span className="sr-only">{words.done}</span>}
            </>
          );
          return (
            <li key={key}>
              {to !== undefined || isCurrent ? (
                <Link
                  to={to ?? ''}
                  preventScrollReset
                  data-step={key}
                  aria-current={isCurrent ? 'step' : undefined}
                  className={`${look} hover:bg-primary-2`}
                >
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="text-small md:hidden">
        <span className="text-muted">{words.position(position + 1, steps.length)}</span>{' '}
        <span className="font-semibold">{steps[position]?.title}</span>
      </p>
    </nav>
  );
}
