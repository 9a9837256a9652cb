import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import type { Draft } from './use-draft.ts';

type Props = {
  readonly draft: Draft;
  readonly problems: number;
  readonly canSave: boolean;
  readonly onTakeNewest: () => void;
};

/** Alerts on what prevents publishing this draft. */
export function StudioAlerts({ draft, problems, canSave, onTakeNewest }: Props) {
  const { t } = useTranslation('tariff');
  const { overtakenBy, isStale, newest, keepMine, takeTheirs } = draft;
  return (
    <>
      {overtakenBy && (
        <Alert
          type="warning"
          showIcon
          title={t('overtaken', { name: overtakenBy.staffName })}
          action={
            <span className="flex gap-2">
              <Button size="small" onClick={keepMine}>
                {t('keepMine')}
              </Button>
              <Button size="small" onClick={takeTheirs}>
                {t('takeTheirs')}
              </Button>
            </span>
          }
        />
      )}
      {isStale && (
        <Alert
          type="warning"
          showIcon
          title={t('stale', { version: newest.version })}
          action={
            <Button size="small" disabled={!canSave} onClick={onTakeNewest}>
              {t('goOn')}
            </Button>
          }
        />
      )}
      {problems > 0 && <Alert type="error" showIcon title={t('problems', { count: problems })} />}
    </>
  );
}
