import type { ResourceField } from '@onehaul/contract/console/studio/resource';
import { datesIn } from '@onehaul/i18n/dates';
import { App, Button } from '@onehaul/workbench/antd';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../../app/call-api.ts';
import { useMe } from '../../../app/me.ts';
import { useChange } from '../../../app/use-change.ts';
import { useRefusalText } from './draft-note.tsx';
import { fieldOf, type Screen } from './screen.ts';
import type { StudioShop } from './studio-context.ts';
import type { RecordActions } from './use-record-actions.tsx';
import { useFormat } from './use-format.ts';
import { useWords } from './use-words.ts';

type Props = {
  readonly screen: Screen;
  readonly shop: StudioShop;
  readonly mayEdit: boolean;
  readonly actions: RecordActions;
  readonly addressOf: (draftId: string) => URLSearchParams;
};

/** Drafts of records that do not exist yet, above the list of those that do. */
export function NewDrafts({ screen, shop, mayEdit, actions, addressOf }: Props) {
  const { resource } = screen;
  const { t, tag, choiceOf } = useWords(resource.name);
  const me = useMe();
  const { modal } = App.useApp();
  const format = useFormat(resource.name, shop);
  const refusalText = useRefusalText(resource.name);
  const name = `studio.${resource.name}`;
  const { data } = useQuery({
    queryKey: [name, 'newDrafts', shop.id],
    queryFn: ({ signal }) => callApi(resource.draftCalls.listDrafts, { shopId: shop.id }, { signal }),
  });
  const discard = useChange(resource.draftCalls.discardDraft, [name, 'audit']);
  const title: ResourceField = fieldOf(screen, resource.title);
  const askDiscard = async (draftId: string, called: string) => {
    const isConfirmed = await modal.confirm({
      title: t('draft.discardTitle', { title: called }),
      content: t('draft.discardText'),
      okText: t('draft.discard'),
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
    });
    if (isConfirmed) await discard({ shopId: shop.id, draftId }).catch(actions.showError);
  };
  if (!data || data.items.length === 0) return null;
  const ofShop = datesIn(tag, shop.timeZone);
  const isRequired = ({ category }: { category: string | null }) =>
    category !== null && screen.requiredCategories.includes(category);
  const drafts = data.items.toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)));
  return (
    <section
      className="rounded-card border border-line bg-surface"
      aria-labelledby="new-drafts"
      data-new-drafts
    >
      <h2 id="new-drafts" className="px-4 pt-3 text-small font-medium">
        {t('draft.newTitle')}
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => {
          const { id, title: text, category, staffId, staffName, updatedAt, publishAt, refusal } = draft;
          const called = format(title, text) || t('draft.untitled');
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2"
              data-new-draft={id}
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="block truncate">{called}</span>
                <span className="text-caption text-muted">
                  {category && `${choiceOf(resource.filters[0]!, category)} · `}
                  {t('draft.by', { name: staffName, time: datesIn(tag).moment(updatedAt) })}
                </span>
              </span>
              {isRequired(draft) && <StateMark tone="warning">{t('draft.required')}</StateMark>}
              {publishAt && (
                <StateMark tone="positive">
                  {t('schedule.at', { time: ofShop.moment(publishAt), zone: ofShop.zone(publishAt) })}
                </StateMark>
              )}
              {refusal && (
                <StateMark tone="danger">{`${t('draft.refused')}: ${refusalText(refusal)}`}</StateMark>
              )}
              <span className="flex items-center gap-3">
                <Link className="text-small" to={{ search: addressOf(id).toString() }} preventScrollReset>
                  {t(mayEdit && staffId === me.id ? 'draft.continue' : 'draft.view')}
                </Link>
                {mayEdit && (
                  <Button type="text" size="small" onClick={() => void askDiscard(id, called)} data-discard>
                    {t('draft.discard')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
