import type { NoticeChoice, NoticeChoices } from '@onehaul/contract/notice';
import {
  isChannelPossible,
  type NoticeChannel,
  noticeChannels,
  noticeSubject,
  noticeSubjects,
} from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { CellCheckbox } from '@onehaul/ui/form/checkbox';
import { changesTo, stateOf } from './choice-changes.ts';

type Props = {
  readonly choices: NoticeChoices['choices'];
  /** Channels that are off, mapped to the id of the element that explains why. */
  readonly closed: ReadonlyMap<NoticeChannel, string>;
  readonly isReadOnly: boolean;
  readonly onSave: (changes: readonly NoticeChoice[]) => void;
};

const cell = 'px-1 py-1.5 text-center align-middle sm:px-2';

/** Matrix of events and channels; a column or a group can be switched as one. */
export function ChoiceMatrix({ choices, closed, isReadOnly, onSave }: Props) {
  const { t } = useTranslation('notify');
  // Boxes of a disabled channel are unchecked, although the stored choices remain for when it is on again.
  const boxOf = (channel: NoticeChannel) => ({
    disabled: isReadOnly || closed.has(channel),
    'aria-describedby': closed.get(channel),
  });
  const groups = noticeSubjects
    .map((subject) => ({ subject, rows: choices.filter(({ kind }) => noticeSubject(kind) === subject) }))
    .filter(({ rows }) => rows.length > 0);

  const whole = (rows: Props['choices'], channel: NoticeChannel, label: string) => {
    const state = stateOf(rows, channel);
    if (state === 'impossible') return <NotPossible />;
    return (
      <CellCheckbox
        label={label}
        checked={state === 'all' && !closed.has(channel)}
        isIndeterminate={state === 'some' && !closed.has(channel)}
        {...boxOf(channel)}
        onChange={() => onSave(changesTo(rows, channel, state !== 'all'))}
      />
    );
  };

  return (
    <table className="w-full border-collapse text-small" data-choices>
      <caption className="sr-only">{t('choices.title')}</caption>
      <thead className="text-caption text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t('choices.event')}
          </th>
          <th scope="col" className={`${cell} w-24 font-medium max-sm:hidden`}>
            {t('channel.page')}
          </th>
          {noticeChannels.map((channel) => (
            <th
              key={channel}
              scope="col"
              data-channel={channel}
              className="w-15 px-1 py-1.5 text-center align-bottom font-medium sm:w-28 sm:px-2"
            >
              <span className="block pb-1">{t(`channel.${channel}`)}</span>
              {closed.has(channel) && <span className="block font-regular">{t('choices.off')}</span>}
              {whole(choices, channel, t('choices.all', { channel: t(`channel.${channel}`) }))}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ subject, rows }) => (
        <tbody key={subject} data-group={subject}>
          <tr className="border-b border-line bg-line/40">
            <th scope="rowgroup" className="px-3 py-1.5 text-start font-semibold">
              {t(`subject.${subject}`)}
            </th>
            <td className={`${cell} text-caption text-muted max-sm:hidden`}>{t('choices.always')}</td>
            {noticeChannels.map((channel) => (
              <td key={channel} className={cell}>
                {whole(
                  rows,
                  channel,
                  t('choices.group', { subject: t(`subject.${subject}`), channel: t(`channel.${channel}`) }),
                )}
              </td>
            ))}
          </tr>
          {rows.map(({ kind, channels }) => (
            <tr key={kind} data-kind={kind} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-1.5 text-start font-regular">
                {t(`kind.${kind}`)}
              </th>
              <td className={`${cell} text-caption text-muted max-sm:hidden`}>{t('choices.always')}</td>
              {noticeChannels.map((channel) => (
                <td key={channel} className={cell} data-channel={channel}>
                  {isChannelPossible(kind, channel) ? (
                    <CellCheckbox
                      label={t('choices.one', {
                        kind: t(`kind.${kind}`),
                        channel: t(`channel.${channel}`),
                      })}
                      checked={channels.includes(channel) && !closed.has(channel)}
                      {...boxOf(channel)}
                      onChange={({ target }) => onSave([{ kind, channel, isOn: target.checked }])}
                    />
                  ) : (
                    <NotPossible />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function NotPossible() {
  const { t } = useTranslation('notify');
  return (
    <span className="text-muted" title={t('choices.notPossible')}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('choices.notPossible')}</span>
    </span>
  );
}
