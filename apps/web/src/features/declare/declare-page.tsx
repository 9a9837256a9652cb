import { useTranslation } from '@onehaul/i18n/react';
import { PrivateHead } from '../../app/private-head.tsx';
import { ConfirmationList } from './confirmation-list.tsx';
import { DeclarationList } from './declaration-list.tsx';
import type { DeclarePart } from './declare-parts.ts';
import type { Imports } from './import-counters.tsx';

type Props = {
  readonly part: DeclarePart;
  /** Saved declarations, and confirmations that are pending. */
  readonly counts: { readonly goods: number; readonly confirmations: number };
  readonly imports: Imports;
};

/** /member/declare: saved goods declarations, and customs confirmations by receivers. */
export function DeclarePage({ part, counts, imports }: Props) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const shared = {
    title: member('title.declare'),
    sentence: t('page.sentence'),
    tabs: {
      filter: 'tab',
      label: t('tabs'),
      choices: [
        { value: '', label: t('tab.goods'), count: counts.goods },
        { value: 'confirmations', label: t('tab.confirmations'), count: counts.confirmations },
      ],
      emptyOf: () => undefined,
    },
  };
  return (
    <>
      <PrivateHead title={member('title.declare')} />
      {part.tab === 'goods' ? (
        <DeclarationList {...shared} {...part} />
      ) : (
        <ConfirmationList {...shared} {...part} imports={imports} />
      )}
    </>
  );
}
