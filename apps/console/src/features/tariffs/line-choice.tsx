import { App, Select } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';

type Question = { readonly title: string; readonly content: string; readonly okText: string };
type Props<Value extends string> = {
  readonly label: string;
  readonly lineName: string;
  /** Current value; it need not be among the offered ones. */
  readonly value: string;
  readonly offered: readonly { readonly value: Value; readonly label: string }[];
  readonly valueText: string;
  readonly onChange: (wanted: Value) => Promise<unknown>;
  /** Success message. */
  readonly done: (label: string) => string;
  /** Confirmation for settings where a mistake costs money. */
  readonly question?: (label: string) => Question;
};

/** Inline setting of a line; read-only for users who may not publish. */
export function LineChoice<Value extends string>({ label, lineName, value, offered, ...rest }: Props<Value>) {
  const { valueText, onChange, done, question } = rest;
  const { message, modal } = App.useApp();
  const mayPublish = useHasPermission('tariff:publish');
  const [isBusy, setIsBusy] = useState(false);
  if (!mayPublish) {
    return (
      <span className="text-small">
        <span className="text-muted">{label}</span> {valueText}
      </span>
    );
  }

  async function change(wanted: (typeof offered)[number]) {
    setIsBusy(true);
    try {
      await onChange(wanted.value);
      void message.success(done(wanted.label));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  function choose(chosen: string) {
    const wanted = offered.find((one) => one.value === chosen);
    if (!wanted || chosen === value) return;
    if (question) void modal.confirm({ ...question(wanted.label), onOk: () => change(wanted) });
    else void change(wanted);
  }
  return (
    <span className="flex items-center gap-2 text-small">
      <span className="text-muted">{label}</span>
      <Select<string>
        aria-label={`${label}: ${lineName}`}
        className="min-w-44"
        value={value}
        labelRender={() => valueText}
        loading={isBusy}
        disabled={isBusy}
        options={[...offered]}
        onChange={choose}
      />
    </span>
  );
}
