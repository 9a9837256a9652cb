import { Notice } from './notice.tsx';

type Props = {
  /** Heading above field errors; an error without a field is shown without it. */
  readonly title: string;
  /** Error text and the field that fixes it. */
  readonly errors: readonly { readonly text: string; readonly fieldId?: string }[];
};

/** Error summary above a form that could not be submitted; each error links to its field. */
export function ErrorSummary({ title, errors }: Props) {
  if (errors.length === 0) return null;
  const hasFields = errors.some(({ fieldId }) => fieldId !== undefined);
  return (
    <Notice tone="danger" isAlert>
      {hasFields && <p className="mb-1 font-semibold">{title}</p>}
      <ul>
        {errors.map(({ text, fieldId }) => (
          <li key={fieldId ?? text}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
                className="inline-flex min-h-8 pointer-coarse:min-h-control items-center underline underline-offset-4"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
