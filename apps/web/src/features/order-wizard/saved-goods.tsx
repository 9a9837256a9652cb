import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useDebounced } from '../../app/portal/use-debounced.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { addSavedGoods } from './declared-goods.ts';
import type { DraftGoods } from './draft.ts';
import { useWizardActs } from './use-wizard-acts.ts';

type Props = {
  readonly goods: readonly DraftGoods[];
  readonly onChoose: (goods: DraftGoods[]) => void;
  readonly onClose: () => void;
};

const debounceMs = 200;

/** Picker of saved goods declarations: fills the first line without a name, else appends. */
export function SavedGoods({ goods, onChoose, onClose }: Props) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const loadActs = useWizardActs();
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim(), debounceMs);
  const { data, previous, error } = useLoaded(wanted, async () => (await loadActs()).loadSavedGoods(wanted));
  const shown = data ?? previous;
  return (
    <Drawer title={t('choose.title')} close={member('close')} onClose={onClose}>
      <div className="grid gap-3">
        <TextInput
          id="saved-goods-search"
          type="search"
          label={t('list.search')}
          maxLength={60}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // It is inside the form of the step.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {error !== undefined && <p className="text-small text-danger">{t('choose.failed')}</p>}
        {error === undefined && !shown && <ListSkeleton />}
        {shown?.length === 0 && <p className="text-small text-muted">{t('choose.empty')}</p>}
        <ul className="divide-y divide-line">
          {shown?.map((saved) => (
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
    </Drawer>
  );
}

type ItemProps = { readonly saved: GoodsDeclaration; readonly onChoose: () => void };

function SavedGoodsItem({ saved, onChoose }: ItemProps) {
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
      <Button size="small" variant="secondary" data-kept={saved.id} onClick={onChoose}>
        {t('choose.into')}
      </Button>
    </li>
  );
}
