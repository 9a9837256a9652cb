import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';

type Props = { readonly reason: 'notFound' | 'forbidden' };

/** Shown for a page that does not exist or that the user may not open. */
export function NoPage({ reason }: Props) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const title = t(`${reason}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ListMessage icon={reason === 'notFound' ? 'search' : 'lock'} title={title} text={t(`${reason}.text`)}>
        <Button type="primary" onClick={() => void navigate(paths.home)}>
          {t('notFound.home')}
        </Button>
      </ListMessage>
    </>
  );
}
