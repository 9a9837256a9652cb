import { payType } from '@onehaul/contract/console/studio/pay-type';
import type { PayMethod } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { pickText } from '@onehaul/domain/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useTranslator } from '../../app/language.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';

/** The account that was just saved. */
export type SavedAccount = { readonly shopId: number; readonly kind: PayMethod };

/** An account alone offers nothing: says so after it was saved, with the way to the switch. */
export function OfferMethod({ shopId, kind }: SavedAccount) {
  const { t } = useTranslation('finance');
  const { language } = useTranslator();
  const { shops } = useMe();
  const maySee = useHasPermission(payType.access.read);
  const { data } = useQuery({
    queryKey: ['studio.payType', 'offered', shopId],
    queryFn: ({ signal }) =>
      callApi(
        payType.calls.list,
        { shopId, pageIndex: 1, pageRows: 50, search: '', isArchived: false, filters: {} },
        { signal },
      ),
    enabled: maySee,
  });
  if (!data) return null;
  const method = data.items.find(({ values }) => values.kind === kind);
  if (method && method.state !== 'notOffered') return null;
  const first = shops.find(({ id }) => id === shopId)?.languages[0];
  const name = method && pickText(method.values.names ?? {}, language, first ?? language);
  const search = `?shop=${shopId}${method ? `&record=${method.key}` : ''}`;
  return (
    <Alert
      className="mt-4"
      type="warning"
      showIcon
      data-offer={kind}
      title={name ? t('offer.off', { name }) : t('offer.none')}
      description={
        <Link to={{ pathname: `${paths.studio}/payType`, search }} className="text-primary-10 underline">
          {t(name ? 'offer.on' : 'offer.add')}
        </Link>
      }
    />
  );
}
