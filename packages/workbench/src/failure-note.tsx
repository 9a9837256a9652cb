import { Alert } from './antd.ts';

/** Error of a field that is not a text box, such as a file input; announced when it appears. */
export const FailureNote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <Alert type="error" showIcon title={text} role="alert" />;
