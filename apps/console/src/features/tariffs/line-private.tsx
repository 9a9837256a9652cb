import { type LineRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Switch } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly line: Pick<LineRow, 'shopId' | 'id' | 'name' | 'isPrivate'> };

/** Whether a line is for granted members only. Confirmed: visitors lose the line, or see its prices. */
export function LinePrivate({ line: { shopId, id, name, isPrivate } }: Props) {
  const { t } = useTranslation('tariff');
  const { message, modal } = App.useApp();
  const mayPublish = useHasPermission('tariff:publish');
  const set = useChange(tariffCalls.setPrivate, ['tariffs', 'audit']);
  const [isBusy, setIsBusy] = useState(false);
  if (!mayPublish) return isPrivate ? <span className="text-small text-muted">{t('private')}</span> : null;

  async function change(wanted: boolean) {
    setIsBusy(true);
    try {
      await set({ shopId, lineId: id, isPrivate: wanted });
      void message.success(t(wanted ? 'madePrivate' : 'madePublic', { name }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  const askFirst = (wanted: boolean) =>
    modal.confirm({
      title: t(wanted ? 'privateTitle' : 'publicTitle', { name }),
      content: t(wanted ? 'privateText' : 'publicText'),
      okText: t(wanted ? 'private' : 'public'),
      onOk: () => change(wanted),
    });
  return (
    <span className="flex items-center gap-2 text-small">
      <Switch
        aria-label={t('privateLabel', { name })}
        data-private={isPrivate}
        checked={isPrivate}
        loading={isBusy}
        onChange={(wanted) => void askFirst(wanted)}
      />
      {t('private')}
    </span>
  );
}
