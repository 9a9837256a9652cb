import type { TemplateVariable } from '@onehaul/domain/notice-template';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';

type Props = {
  readonly variables: readonly TemplateVariable[];
  readonly onInsert: (name: TemplateVariable) => void;
};

/** Variables of the text; each button inserts one at the caret. */
export function VariableButtons({ variables, onInsert }: Props) {
  const { t } = useTranslation('noticeTexts');
  return (
    <fieldset className="mb-5">
      <legend className="pb-1 text-small font-medium">{t('insert')}</legend>
      <div className="flex flex-wrap gap-2">
        {variables.map((name) => (
          <Button
            key={name}
            size="small"
            // The field keeps the focus and with it the place of the caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
            data-variable={name}
          >
            {t(`variable.${name}`)}
            <code className="text-caption text-muted">{`{{${name}}}`}</code>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
