import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import type { Editor } from '@tiptap/react';
import { z } from 'zod';
import { toLinkTarget } from './link-target.ts';

const schema = z.object({ href: z.string(), text: z.string().trim().min(1).max(500) });
const schemaOfSelection = schema.partial({ text: true });

type Props = { readonly editor: Editor; readonly onClose: () => void };

/** Adds a link or changes the one at the caret; without a selection it also asks for the text to show. */
export function LinkDialog({ editor, onClose }: Props) {
  const { t } = useTranslation('richText');
  const { t: common } = useTranslation('workbench');
  const before = editor.getAttributes('link').href as string | undefined;
  const needsText = before === undefined && editor.state.selection.empty;

  async function apply({ href, text }: { href: string; text?: string | undefined }) {
    const target = toLinkTarget(href)!;
    const chain = editor.chain();
    if (needsText)
      chain.insertContent({
        type: 'text',
        text: text!.trim(),
        marks: [{ type: 'link', attrs: { href: target } }],
      });
    else chain.extendMarkRange('link').setLink({ href: target });
    chain.run();
  }

  return (
    <ModalForm
      title={before === undefined ? t('link.add') : t('link.change')}
      schema={needsText ? schema : schemaOfSelection}
      initial={before === undefined ? {} : { href: before }}
      submitLabel={before === undefined ? t('link.add') : t('link.save')}
      onSubmit={apply}
      onClose={onClose}
    >
      {needsText && (
        <Field name="text" label={t('link.text')}>
          <Input autoComplete="off" />
        </Field>
      )}
      <Form.Item
        name="href"
        label={t('link.href')}
        extra={<span className="text-caption">{t('link.hrefHelp')}</span>}
        rules={[
          {
            required: true,
            validator: async (_rule, typed: string | undefined) => {
              if (!typed?.trim()) throw new Error(common('form.required'));
              if (toLinkTarget(typed) === undefined) throw new Error(t('link.hrefRefused'));
            },
          },
        ]}
      >
        <Input autoComplete="off" spellCheck={false} placeholder="https://" maxLength={2000} />
      </Form.Item>
    </ModalForm>
  );
}
