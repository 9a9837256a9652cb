import { isPublishTime } from '@onehaul/domain/studio/schedule';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { fromZonedInput, toZonedInput } from '@onehaul/i18n/zoned-input';
import { Form, Input, Modal } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useId, useState } from 'react';
import type { StudioShop } from './studio-context.ts';

type Props = {
  readonly shop: StudioShop;
  readonly onSchedule: (publishAt: Date) => Promise<void>;
  readonly onClose: () => void;
};
const dayMs = 86_400_000;
const isToCome = (at: Date) => isPublishTime(at, new Date());

/** Asks when a draft is published, by the clock of the shop. */
export function ScheduleDialog({ shop, onSchedule, onClose }: Props) {
  const { t, i18n } = useTranslation('studio');
  const id = useId();
  const [openedAt] = useState(() => new Date());
  const [typed, setTyped] = useState(() => toZonedInput(new Date(openedAt.getTime() + dayMs), shop.timeZone));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const publishAt = fromZonedInput(typed, shop.timeZone);
  const confirm = async () => {
    if (!publishAt || !isToCome(publishAt)) return setProblem(t('schedule.badTime'));
    setIsBusy(true);
    try {
      await onSchedule(publishAt);
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('schedule.title')}
      okText={t('schedule.confirm')}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <Form.Item
          label={t('schedule.time')}
          htmlFor={id}
          extra={t('schedule.zone', {
            zone: datesIn(i18n.language, shop.timeZone).zone(publishAt ?? openedAt),
          })}
          {...(problem !== undefined && { validateStatus: 'error' as const, help: problem })}
        >
          <Input
            id={id}
            type="datetime-local"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
        </Form.Item>
        <p className="text-small text-muted">{t('schedule.text')}</p>
      </Form>
    </Modal>
  );
}
