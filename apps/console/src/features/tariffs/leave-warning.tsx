import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

type Props = { readonly isUnsaved: boolean };

/** Confirms before leaving the page with unsaved changes, for in-app navigation and page unload. */
export function LeaveWarning({ isUnsaved }: Props) {
  const { t } = useTranslation('tariff');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      open
      title={t('leaveTitle')}
      onCancel={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{t('stay')}</Button>
          <Button type="primary" danger onClick={() => blocker.proceed()}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p className="text-small">{t('leaveText')}</p>
    </Modal>
  );
}
