import { CallFailed } from '@onehaul/client/send';
import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { QrCode } from '@onehaul/ui/qr-code';
import { Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../app/call-api.ts';
import { ConfirmCode } from './code-step.tsx';

type Props = { readonly onDone: (recoveryCodes: string[]) => void; readonly onLate: () => void };

/** Sets up an authenticator: scan or type the secret, then confirm with a code. */
export function EnrolStep({ onDone, onLate }: Props) {
  const { t } = useTranslation('console');
  // Fetched once: a second secret would invalidate the one just scanned.
  const { data, error, refetch } = useQuery({
    queryKey: ['enrolment'],
    queryFn: () => callApi(staffSessionCalls.beginEnrolment, {}),
    staleTime: Infinity,
    gcTime: 0,
  });
  const isLate = error instanceof CallFailed && error.code === 401;
  useEffect(() => {
    if (isLate) onLate();
  }, [isLate, onLate]);

  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="pb-4 text-small text-muted">{t('enrol.text')}</p>
      <div className="flex min-h-48 flex-col items-center gap-3 pb-5">
        {data ? (
          <>
            <QrCode
              text={data.address}
              label={t('enrol.qr')}
              className="w-44 overflow-hidden rounded-control border border-line"
            />
            <p className="text-center text-caption text-muted">{t('enrol.secret')}</p>
            <p className="text-small">
              <CopyValue value={data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
            </p>
          </>
        ) : (
          <Skeleton.Node active className="size-44" />
        )}
      </div>
      <ConfirmCode kind="code" onDone={onDone} onLate={onLate} />
    </>
  );
}
