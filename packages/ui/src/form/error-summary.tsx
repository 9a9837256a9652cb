import { Notice } from './notice.tsx';

type Props = {
  /** Said above fields that are wrong; a failure that is nobody's fault speaks for itself. */
  readonly title: string;
  /** What is wrong, and the field where it can be put right. */
  readonly errors: readonly { readonly text: string; readonly fieldId?: string }[];
};

/** Above a form that could not be sent: everything that is wrong, each a step from its field. */
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
                className="inline-flex min-h-8 items-center underline underline-offset-4"
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
