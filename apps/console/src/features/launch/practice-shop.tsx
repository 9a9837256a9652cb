import { type Launch, launchCalls } from '@onehaul/contract/console/launch';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { addressOfLaunch } from './item-address.ts';

type Props = { readonly shopId: number; readonly launch: Launch };

/** Where the test order is made: in the practice shop, or in the shop itself where there can be none. */
export function PracticeShop({ shopId, launch: { state, practice, mayAddPractice } }: Props) {
  const { t } = useTranslation('launch');
  const mayPublish = useHasPermission('shop:publish');
  if (state === 'practice') return <p className="mt-1 text-small text-muted">{t('practice.payments')}</p>;
  if (practice)
    return (
      <p className="mt-1 text-small text-muted">
        {t('practice.exists')}{' '}
        <Link
          to={addressOfLaunch(practice.shopId)}
          className="font-medium text-primary-10 underline"
          data-practice
        >
          {t('practice.open')}
        </Link>
      </p>
    );
  if (!mayAddPractice || !mayPublish)
    return <p className="mt-1 text-small text-muted">{t('practice.own')}</p>;
  return <AddPracticeShop shopId={shopId} />;
}

function AddPracticeShop({ shopId }: { readonly shopId: number }) {
  const { t } = useTranslation('launch');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const add = useChange(launchCalls.addPractice, ['launch', 'audit']);
  const [isAdding, setIsAdding] = useState(false);
  const open = async () => {
    setIsAdding(true);
    try {
      const added = await add({ shopId });
      // The list of shops in the console has one more.
      await revalidate();
      void message.success(t('practice.added'));
      await navigate(addressOfLaunch(added.shopId));
    } catch (error) {
      void message.error((error as Error).message);
      setIsAdding(false);
    }
  };
  return (
    <>
      <p className="mt-1 text-small text-muted">{t('practice.none')}</p>
      <Button className="my-2" loading={isAdding} onClick={() => void open()} data-act="addPractice">
        {t('practice.add')}
      </Button>
    </>
  );
}
