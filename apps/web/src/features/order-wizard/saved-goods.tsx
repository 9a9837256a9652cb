import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Modal } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { addSavedGoods } from './declared-goods.ts';
import type { DraftGoods } from './draft.ts';

type Props = {
  readonly goods: readonly DraftGoods[];
  readonly onChoose: (goods: DraftGoods[]) => void;
  readonly onClose: () => void;
};

/** Picker of saved goods declarations: fills the first line without a name, else appends. */
export function SavedGoods({ goods, onChoose, onClose }: Props) {
  const { t } = useTranslation('customs');
  const send = useSendWithMessage();
  const [search, setSearch] = useState('');
  const { data, error } = useQuery({
    queryKey: ['declarations', 'kept', search],
    queryFn: () => send(goodsDeclarationCalls.list, { pageIndex: 1, pageRows: 50, search: search.trim() }),
    placeholderData: (before) => before,
  });
  return (
    <Modal open title={t('choose.title')} footer={null} onCancel={onClose}>
      <div className="grid gap-3">
        <Input
          allowClear
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          maxLength={60}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {error && !data && <p className="text-small text-danger">{t('choose.failed')}</p>}
        {!error && !data && <ListSkeleton />}
        {data?.items.length === 0 && <p className="text-small text-muted">{t('choose.empty')}</p>}
        <ul className="max-h-90 divide-y divide-line overflow-y-auto">
          {data?.items.map((saved) => (
            <SavedGoodsItem
              key={saved.id}
              saved={saved}
              onChoose={() => onChoose(addSavedGoods(goods, saved))}
            />
          ))}
        </ul>
        <Link to={paths.declare} className="text-small text-primary-9 underline underline-offset-4">
          {t('choose.manage')}
        </Link>
      </div>
    </Modal>
  );
}

function SavedGoodsItem({
  saved,
  onChoose,
}: {
  readonly saved: GoodsDeclaration;
  readonly onChoose: () => void;
}) {
  const { t, i18n } = useTranslation('customs');
  const { nameChinese, nameEnglish, hsCode, quantity, unitPriceCents } = saved;
  const { money, number } = measuresIn(i18n.language);
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-small">
      <span className="min-w-0">
        <span className="block truncate font-medium">{nameChinese}</span>
        <span className="block truncate text-caption text-muted tabular-nums">
          {[nameEnglish, hsCode && `HS ${hsCode}`, `${money(unitPriceCents, 'CNY')} × ${number(quantity)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button size="small" data-kept={saved.id} onClick={onChoose}>
        {t('choose.into')}
      </Button>
    </li>
  );
}
