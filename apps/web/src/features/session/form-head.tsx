import { Link } from 'react-router';

type Props = {
  readonly title: string;
  /** Link to the alternative: sign in or register. */
  readonly question: string;
  readonly to: string;
  readonly answer: string;
};

export const FormHead = ({ title, question, to, answer }: Props) => (
  <div>
    <h1 className="text-heading font-bold">{title}</h1>
    <p className="mt-2 text-small text-muted">
      {question}{' '}
      <Link to={to} className="inline-flex min-h-6 items-center font-medium text-primary-9 hover:underline">
        {answer}
      </Link>
    </p>
  </div>
);
