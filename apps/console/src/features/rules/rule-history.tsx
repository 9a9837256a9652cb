import { settingCalls, type SettingVersion } from '@onehaul/contract/console/settings';
import type { SettingGroup, SettingName } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { rulesQuery, type SaveRules } from './use-save-rules.tsx';
import { useRuleText } from './rule-value.tsx';

type Props = {
  readonly shopId: number;
  readonly group: SettingGroup;
  readonly isEditable: boolean;
  readonly isUnsaved: boolean;
  readonly saving: SaveRules;
};

/** Versions of a group, newest first, with what each changed. */
export function RuleHistory({ shopId, group, isEditable, isUnsaved, saving }: Props) {
  const { t } = useTranslation('rules');
  const [reason, setReason] = useState('');
  const [restoring, setRestoring] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: [rulesQuery, 'history', shopId, group],
    queryFn: ({ signal }) => callApi(settingCalls.history, { shopId, group }, { signal }),
  });
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const [newest] = data.items;
  if (!newest) return <ListMessage icon="clock" title={t('history.empty')} text={t('history.emptyText')} />;

  const needsReason = group === 'approvals' && isEditable;
  const isReady = !isUnsaved && !(needsReason && reason.trim() === '');
  const restore = (to: number) => {
    setRestoring(to);
    saving
      .restore(group, newest.version, to, needsReason ? reason.trim() : '')
      .then(() => setReason(''))
      .catch(saving.showError)
      .finally(() => setRestoring(undefined));
  };
  return (
    <>
      {needsReason && data.items.length > 1 && (
        <label className="mb-2 block text-small">
          <span className="font-medium">{t('reason')}</span>
          <Input
            className="mt-1"
            maxLength={200}
            placeholder={t('reasonHelp')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            data-history-reason
          />
        </label>
      )}
      <ol className="flex flex-col" data-history>
        {data.items.map((item) => (
          <li key={item.version} className="flex items-start gap-4 border-b border-line py-3 last:border-0">
            <Version shopId={shopId} item={item} />
            {item.version === newest.version ? (
              <span className="py-1 text-caption whitespace-nowrap text-muted">{t('history.current')}</span>
            ) : (
              isEditable && (
                <Button
                  size="small"
                  disabled={!isReady}
                  title={isUnsaved ? t('history.unsaved') : isReady ? undefined : t('reasonRequired')}
                  aria-label={t('history.restoreOf', { version: item.version })}
                  loading={restoring === item.version}
                  data-restore={item.version}
                  onClick={() => restore(item.version)}
                >
                  {t('history.restore')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Version({ shopId, item }: { readonly shopId: number; readonly item: SettingVersion }) {
  const { t } = useTranslation('rules');
  const { act, version, staffName, at, changes, reason } = item;
  return (
    <div className="min-w-0 flex-1">
      <p className="text-small font-medium">
        {t(`act.${act === 'baseline' || act === 'reverted' ? act : 'changed'}`)}
      </p>
      {changes.length > 0 ? (
        <ul className="mt-0.5 flex flex-col gap-0.5 text-small break-words">
          {changes.map((change) => (
            <Change key={change.name} shopId={shopId} change={change} />
          ))}
        </ul>
      ) : (
        act !== 'baseline' && <p className="mt-0.5 text-small text-muted">{t('history.same')}</p>
      )}
      {reason && <p className="mt-0.5 text-small break-words">{t('history.reason', { reason })}</p>}
      <p className="mt-0.5 text-caption text-muted">
        {[...(staffName ? [staffName] : []), t('history.version', { version })].join(' · ')}
        {' · '}
        <Moment at={at} />
      </p>
    </div>
  );
}

type ChangeProps = { readonly shopId: number; readonly change: SettingVersion['changes'][number] };

function Change({ shopId, change: { name: given, before, after } }: ChangeProps) {
  const { t } = useTranslation('rules');
  const name = given as SettingName;
  const gaps = {
    before: useRuleText(shopId, name, before),
    after: useRuleText(shopId, name, after),
    label: t(`label.${name}`),
  };
  return <li>{t('history.change', gaps)}</li>;
}
