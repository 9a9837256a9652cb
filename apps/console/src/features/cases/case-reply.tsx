import { type CaseForStaff, caseDeskCalls } from '@onehaul/contract/console/cases';
import { caseMachine } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input, Radio } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { type SyntheticEvent, useId, useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

/** Reply to the member or internal note; the choice is above the field so that the two are not confused. */
export function CaseReply({ found }: { readonly found: CaseForStaff }) {
  const { t } = useTranslation('cases');
  const { message } = App.useApp();
  const mayWork = useHasPermission('case:work');
  const answer = useChange(caseDeskCalls.answer, invalidatedQueries);
  const note = useChange(caseDeskCalls.note, invalidatedQueries);
  const id = useId();
  const [to, setTo] = useState<'member' | 'house'>('member');
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!mayWork || found.state === 'closed' || !caseMachine.next(found.state, 'answer')) return null;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (words.trim() === '' || isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const { shopId, id: caseId } = found;
      await (to === 'member' ? answer : note)({ shopId, id: caseId, words: words.trim() });
      setWords('');
      void message.success(t(to === 'member' ? 'reply.sent' : 'reply.noted'));
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <FailureNote text={failure} />
      <Radio.Group
        value={to}
        aria-label={t('reply.to')}
        onChange={({ target }) => setTo(target.value as 'member' | 'house')}
        options={[
          { value: 'member', label: t('reply.toMember') },
          { value: 'house', label: t('reply.toHouse') },
        ]}
      />
      <label htmlFor={id} className="sr-only">
        {t('reply.words')}
      </label>
      <Input.TextArea
        id={id}
        rows={4}
        maxLength={2000}
        value={words}
        placeholder={t(to === 'member' ? 'reply.placeholder' : 'reply.notePlaceholder')}
        className={to === 'house' ? 'border-dashed' : ''}
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <Button
          type={to === 'member' ? 'primary' : 'default'}
          htmlType="submit"
          loading={isSending}
          disabled={words.trim() === ''}
          data-reply={to}
        >
          {t(to === 'member' ? 'reply.send' : 'reply.keep')}
        </Button>
      </div>
    </form>
  );
}
