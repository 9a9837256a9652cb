import { Input } from '@onehaul/workbench/antd';

type Props = {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
  readonly lang: string;
  readonly isDisabled?: boolean;
};

/** Placeholder: edits the HTML source until the rich text editor is merged. */
export const RichTextInput = ({ value, onChange, label, lang, isDisabled = false }: Props) => (
  <Input.TextArea
    rows={14}
    aria-label={label}
    lang={lang}
    disabled={isDisabled}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
