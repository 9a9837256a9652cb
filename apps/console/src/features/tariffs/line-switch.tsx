import { type LineRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Switch } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly line: Pick<LineRow, 'shopId' | 'id' | 'name' | 'isOpen'> };

/** Whether a line is offered (publish permission). Closing is confirmed: visitors lose it immediately. */
export function LineSwitch({ line: { shopId, id, name, isOpen } }: Props) {
  const { t } = useTranslation('tariff');
  const { message, modal } = App.useApp();
  const mayPublish = useHasPermission('tariff:publish');
  const setOpen = useChange(tariffCalls.setOpen, ['tariffs', 'audit']);
  const [isBusy, setIsBusy] = useState(false);
  if (!mayPublish)
    return <StateMark tone={isOpen ? 'positive' : 'neutral'}>{t(isOpen ? 'open' : 'closed')}</StateMark>;

  async function change(wanted: boolean) {
    setIsBusy(true);
    try {
      await setOpen({ shopId, lineId: id, isOpen: wanted });
      void message.success(t(wanted ? 'opened' : 'hasClosed', { name }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  const askToClose = () =>
    modal.confirm({
      title: t('closeTitle', { name }),
      content: t('closeText'),
      okText: t('close'),
      okButtonProps: { danger: true },
      onOk: () => change(false),
    });
  return (
    <Switch
      aria-label={t('openLabel', { name })}
      checked={isOpen}
      loading={isBusy}
      checkedChildren={t('open')}
      unCheckedChildren={t('closed')}
      onChange={(wanted) => void (wanted ? change(true) : askToClose())}
    />
  );
}
