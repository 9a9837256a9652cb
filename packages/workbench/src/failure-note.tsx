import { Alert } from './antd.ts';

/** At a field that is no text box, such as a file: what is wrong with what was chosen. Announced when it appears. */
export const FailureNote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <Alert type="error" showIcon title={text} role="alert" />;
