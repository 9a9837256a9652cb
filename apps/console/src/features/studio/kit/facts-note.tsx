import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { fieldsToFill } from '@onehaul/domain/fields-to-fill';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import type { Screen } from './screen.ts';

const asks = (value: unknown) => typeof value === 'string' && fieldsToFill(value).length > 0;

type Props = {
  readonly screen: Screen;
  readonly values: AnyValues;
  readonly labelOf: (field: string) => string;
};

/** Names the fields whose starter text is in another language than the reader's. */
export function FactsNote({ screen, values, labelOf }: Props) {
  const { t } = useTranslation('studio');
  const { t: common } = useTranslation('console');
  const names = screen.form.flat().filter((name) => asks(values[name]));
  if (names.length === 0) return null;
  return (
    <Alert
      className="mb-4"
      type="warning"
      data-facts-note
      title={t('factsNote', { fields: names.map(labelOf).join(common('list.comma')) })}
    />
  );
}
