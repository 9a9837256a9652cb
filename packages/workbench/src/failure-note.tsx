import { Alert } from './antd.ts';

/** Above what was being done: why it could not be. Announced, since it appears after a press. */
export const FailureNote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <Alert type="error" showIcon title={text} role="alert" />;
