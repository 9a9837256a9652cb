import { rewardDeskCalls, type ShopRules } from '@onehaul/contract/console/campaigns';
import { areAscending } from '@onehaul/domain/reward/level';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { App, InputNumber } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { useMemo } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

const nameOf = (level: number) => `level${level}`;

/** Spending threshold of each level in yuan; the first level has none. */
export function LevelsForm({ shop: { shopId, levels } }: { readonly shop: ShopRules }) {
  const { t } = useTranslation('campaign');
  const { message } = App.useApp();
  const mayEdit = useHasPermission('campaign:edit');
  const set = useChange(rewardDeskCalls.setLevels, ['rewardRules', 'audit']);
  const above = levels.slice(1);
  const schema = useMemo(
    () =>
      z.object(
        Object.fromEntries(above.map(({ level }) => [nameOf(level), z.number().min(0).max(100_000_000)])),
      ),
    [above],
  );
  return (
    <Card className="p-5">
      <h3 className="text-body font-semibold">{t('rules.levels')}</h3>
      <p className="mt-1 mb-4 text-small text-muted">{t('rules.levelsText')}</p>
      <dl className="mb-4 flex items-baseline justify-between gap-4 text-small">
        <dt className="font-medium">{levels[0]!.name}</dt>
        <dd className="text-muted">
          {t('rules.first')} · {t('rules.members', { count: levels[0]!.members })}
        </dd>
      </dl>
      <CallForm
        schema={schema}
        initial={Object.fromEntries(above.map(({ level, leastMinor }) => [nameOf(level), leastMinor / 100]))}
        {...(mayEdit && above.length > 0 && { submitLabel: t('form.save') })}
        onSubmit={async (values) => {
          const changedLevels = above.map(({ level }) => ({
            level,
            leastMinor: Math.round((values[nameOf(level)] as number) * 100),
          }));
          if (!areAscending(changedLevels)) throw new Error(t('rules.ascending'));
          await set({ shopId, levels: changedLevels });
          void message.success(t('rules.saved'));
        }}
      >
        {above.map(({ level, name, members }) => (
          <Field
            key={level}
            name={nameOf(level)}
            label={`${name} · ${t('rules.members', { count: members })}`}
          >
            <InputNumber controls={false} precision={2} prefix="¥" disabled={!mayEdit} className="w-full" />
          </Field>
        ))}
      </CallForm>
    </Card>
  );
}
