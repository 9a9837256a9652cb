import type { AuditRow } from '@onehaul/contract/console/audit';
import { dictionaries } from '@onehaul/domain/reference';
import { settingGroups } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { generatePath, Link } from 'react-router';
import { useHasPermission, useMe } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';

type Props = Pick<AuditRow, 'subject' | 'subjectId'> & { readonly people: ReadonlyMap<number, string> };

/** Subject of an action by its display name, linked to its page where one exists. */
export function AuditSubject({ subject, subjectId, people }: Props) {
  const { t } = useTranslation('console');
  const { t: rules } = useTranslation('rules');
  const { t: acts } = useTranslation('audit');
  const { shops } = useMe();
  const maySeeMembers = useHasPermission('member:read');
  const maySeeStaff = useHasPermission('staff:read');
  const maySeeReference = useHasPermission('reference:read');
  const maySeeParcels = useHasPermission('parcel:read');
  const maySeeTariffs = useHasPermission('tariff:read');
  const maySeeOrders = useHasPermission('order:read');
  const maySeeMoney = useHasPermission('finance:read');
  const maySeeCases = useHasPermission('case:read');
  const maySeeCompanies = useHasPermission('company:read');
  const maySeeAccess = useHasPermission('shop:publish');
  const maySeeRules = useHasPermission('studio:read');
  const [shopId = '', inShop = ''] = subjectId.split('/');
  const shop = shops.find(({ id }) => String(id) === shopId)?.name ?? shopId;

  if (subject === 'member') {
    const words = t('audit.member', { id: inShop, shop });
    return <Lead to={maySeeMembers ? `${paths.members}?open=${shopId}-${inShop}` : undefined}>{words}</Lead>;
  }
  if (subject === 'staff') {
    const name = people.get(Number(subjectId)) ?? t('audit.person', { id: subjectId });
    return <Lead to={maySeeStaff ? `${paths.staff}?open=${subjectId}` : undefined}>{name}</Lead>;
  }
  if (subject === 'company')
    return (
      <Lead to={maySeeCompanies ? `${paths.companies}?open=${subjectId}` : undefined}>
        {acts('company.subject', { id: subjectId })}
      </Lead>
    );
  if (subject === 'platformAnnouncement')
    return (
      <Lead to={maySeeCompanies ? paths.platformAnnouncements : undefined}>
        {acts('company.announcement')}
      </Lead>
    );
  if (subject === 'operatorGrant')
    return <Lead to={maySeeAccess ? paths.operatorAccess : undefined}>{acts('company.grant')}</Lead>;
  if (subject === 'role') {
    const to = maySeeStaff ? `${paths.staff}?tab=roles&open=${subjectId}` : undefined;
    return <Lead to={to}>{acts('roles.subject', { id: subjectId })}</Lead>;
  }
  const dictionary = dictionaries.find((one) => one === subject);
  if (dictionary) {
    const to = maySeeReference ? `${paths.dictionaries}?tab=${dictionary}&open=${subjectId}` : undefined;
    return <Lead to={to}>{acts(`reference.${dictionary}`, { id: subjectId })}</Lead>;
  }
  if (subject === 'line') {
    const to = maySeeTariffs ? generatePath(paths.tariff, { shopId, lineId: inShop }) : undefined;
    return <Lead to={to}>{t('audit.line', { id: inShop, shop })}</Lead>;
  }
  if (subject === 'parcel') {
    const words = t('audit.parcel', { id: inShop, shop });
    return <Lead to={maySeeParcels ? `${paths.parcels}?open=${shopId}-${inShop}` : undefined}>{words}</Lead>;
  }
  if (subject === 'order') {
    const words = t('audit.order', { id: inShop, shop });
    return <Lead to={maySeeOrders ? `${paths.orders}?open=${shopId}-${inShop}` : undefined}>{words}</Lead>;
  }
  if (subject === 'payment') {
    // A reconciliation break is logged with a payment number, not an id; the payment may not exist here.
    const isOurs = /^[0-9]+$/.test(inShop);
    const to = maySeeMoney && isOurs ? `${paths.finance}?tab=payments&open=${shopId}-${inShop}` : undefined;
    return <Lead to={to}>{t('audit.payment', { id: inShop, shop })}</Lead>;
  }
  if (subject === 'case') {
    const words = t('audit.case', { id: inShop, shop });
    return <Lead to={maySeeCases ? `${paths.cases}?open=${shopId}-${inShop}` : undefined}>{words}</Lead>;
  }
  const group = settingGroups.find((one) => one === inShop);
  if (subject === 'settings' && group) {
    const to = maySeeRules ? `${paths.rules}?shop=${shopId}&group=${group}` : undefined;
    return <Lead to={to}>{rules('subject', { group: rules(`group.${group}`), shop })}</Lead>;
  }
  if (subject === 'inbound') return t('audit.inbound', { id: inShop, shop });
  if (subject === 'job') return t('audit.job', { id: subjectId });
  if (subject === 'sku') return t('audit.sku', { id: inShop, shop });
  if (subject === 'service') return t('audit.service', { id: inShop, shop });
  if (subject === 'refund') return t('audit.refund', { id: inShop, shop });
  if (subject === 'gateway') return t('audit.gateway', { name: inShop, shop });
  if (subject === 'withdrawal') return t('audit.withdrawal', { id: inShop, shop });
  if (subject === 'rechargePackage') return t('audit.rechargePackage', { id: inShop, shop });
  if (subject === 'bankAccount') return t('audit.bankAccount', { id: inShop, shop });
  if (subject === 'warehouse') return t('audit.warehouse', { id: inShop, shop });
  if (subject === 'rate') return t('audit.rate', { code: inShop, shop });
  return `${subject} ${subjectId}`;
}

function Lead({ to, children }: { readonly to: string | undefined; readonly children: string }) {
  return to ? (
    <Link to={to} className="inline-block min-h-[24px] text-primary-9 hover:underline">
      {children}
    </Link>
  ) : (
    children
  );
}
