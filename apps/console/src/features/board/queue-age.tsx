import { type QueueName, queueDelay } from '@onehaul/domain/board/queue';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { ageOf } from '../../app/age.ts';

type Props = { readonly name: QueueName; readonly oldestAt: Date; readonly asOf: number };

/** Age of the oldest entry; a delay of ours has a mark. */
export function QueueAge({ name, oldestAt, asOf }: Props) {
  const { t } = useTranslation('board');
  const now = new Date(asOf);
  const { unit, count } = ageOf(oldestAt, now);
  const age = unit === 'ageHours' && count === 0 ? t('age.short') : t(`age.${unit}`, { count });
  const text = t('oldest', { age });
  const delay = queueDelay(name, oldestAt, now);
  if (delay === 'none') return <>{text}</>;
  return <StateMark tone={delay === 'late' ? 'warning' : 'danger'}>{text}</StateMark>;
}
