import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { ConfirmationList } from './confirmation-list.tsx';
import { DeclarationList } from './declaration-list.tsx';
import { countersQuery, declarationCountQuery } from './declare-queries.ts';

const tabs = ['goods', 'confirmations'] as const;

/** /member/declare: saved goods declarations, and customs confirmations by receivers. */
export function DeclarePage() {
  const { t: member } = useTranslation('member');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'goods';
  const shared = <Tabs tab={tab} />;
  return (
    <>
      <PrivateHead title={member('title.declare')} />
      {tab === 'goods' ? <DeclarationList tabs={shared} /> : <ConfirmationList tabs={shared} />}
    </>
  );
}

/** Each list has its own URL; the confirmations tab shows the number of pending ones. */
function Tabs({ tab }: { readonly tab: (typeof tabs)[number] }) {
  const { t } = useTranslation('customs');
  const send = useSendWithMessage();
  const { data: goods } = useQuery(declarationCountQuery(send));
  const { data: counters } = useQuery(countersQuery(send));
  const counts = { goods, confirmations: counters?.states.waiting };
  return (
    <nav aria-label={t('tabs')} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-x-6">
        {tabs.map((one) => (
          <li key={one}>
            <Link
              to={{ search: one === 'goods' ? '' : `?tab=${one}` }}
              preventScrollReset
              data-tab={one}
              aria-current={one === tab ? 'page' : undefined}
              className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
            >
              {t(`tab.${one}`)}
              <span
                data-count
                className="min-w-6 rounded-full bg-line px-1.5 text-center text-caption text-ink tabular-nums"
              >
                {counts[one] ?? '·'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
