import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useState } from 'react';
import type { Area } from './area.ts';
import { AreaDialog } from './area-dialog.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly optional?: string;
  readonly area: Area | undefined;
  readonly onArea: (area: Area) => void;
};

/** Phone number field with an area code picker. */
export function PhoneField({ area, onArea, ...field }: Props) {
  const { t } = useTranslation('session');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextInput
        {...field}
        label={t('phone.label')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={32}
        before={
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={area ? t('area.chosen', { name: area.name, code: area.dialCode }) : t('area.title')}
            onClick={() => setOpen(true)}
            className="flex h-control shrink-0 items-center gap-2 rounded-control border border-line-strong bg-page px-3 font-mono text-control hover:bg-primary-2"
          >
            {area?.dialCode ?? '+'}
            <Icon name="down" className="size-4" />
          </button>
        }
      />
      {isOpen && (
        <AreaDialog
          chosen={area}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            onArea(chosen);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
