import { type Me, staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { Modal } from '@onehaul/workbench/antd';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { leaveVisit } from '../../app/leave-visit.ts';
import { paths } from '../../app/paths.ts';
import { onSessionEnd } from '../../app/session-end.ts';
import { SignInFlow } from './sign-in-flow.tsx';

type Props = {
  readonly me: Me;
  /** Called when the same user has signed in again. */
  readonly onDone?: () => void;
};

/** Sign-in overlay for a session that expired under an open page, so that unsaved input is not lost. */
export function SignInAgain({ me, onDone }: Props) {
  const { t } = useTranslation('console');
  const [isOut, setIsOut] = useState(false);
  const queries = useQueryClient();
  const isVisiting = me.visit !== null;
  useEffect(
    () =>
      onSessionEnd(() => {
        // A visit ends with its grant; nobody signs in to it again.
        if (isVisiting) leaveVisit().catch(() => location.assign(paths.signIn));
        else setIsOut(true);
      }),
    [isVisiting],
  );

  async function goOn() {
    const now = await callApi(staffSessionCalls.me, {}).catch(() => undefined);
    // A different user must not see this page's data.
    if (now?.id !== me.id || now.isPasswordGiven) return location.assign(paths.home);
    setIsOut(false);
    onDone?.();
    await queries.invalidateQueries();
  }

  return (
    <Modal
      open={isOut}
      title={t('signIn.againTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      width={420}
      zIndex={2000}
      destroyOnHidden
    >
      <p className="pb-5 text-small text-muted">{t('signIn.againText')}</p>
      <SignInFlow email={me.email} onDone={() => void goOn()} />
    </Modal>
  );
}
