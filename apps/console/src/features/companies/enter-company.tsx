import type { CompanyFacts } from '@onehaul/contract/console/companies';
import { operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly company: Pick<CompanyFacts, 'tenantId' | 'operatorAccess'> };

/** Whether the company lets support in, and the way in. */
export function EnterCompany({ company: { tenantId, operatorAccess } }: Props) {
  const { t } = useTranslation('companies');
  const { message } = App.useApp();
  const mayManage = useHasPermission('company:manage');
  const [isEntering, setIsEntering] = useState(false);
  const enter = useChange(operatorAccessCalls.enter, ['company']);
  if (!operatorAccess) return <span className="text-muted">{t('accessNone')}</span>;
  const { level, expiresAt, note } = operatorAccess;
  async function go() {
    setIsEntering(true);
    try {
      await enter({ tenantId });
      // Full page load: everything from here on is of the company.
      location.assign(paths.home);
    } catch (error) {
      setIsEntering(false);
      void message.error(failureOf(error).message);
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <span>
        {t(`access.${level}`)} {t('accessUntil')} <Moment at={expiresAt} />
      </span>
      {note && <span className="text-muted">{note}</span>}
      {mayManage && (
        <Button loading={isEntering} onClick={() => void go()}>
          {t('enter')}
        </Button>
      )}
    </div>
  );
}
