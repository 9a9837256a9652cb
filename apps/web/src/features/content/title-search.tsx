import { Icon } from '@onehaul/ui/icon';

type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

/** Narrows a list while typing. */
export const TitleSearch = ({ label, value, onChange }: Props) => (
  <label className="relative block max-w-140">
    <span className="mb-2 block text-small font-medium">{label}</span>
    <Icon name="search" className="absolute start-4 bottom-3.5 size-5 text-muted" />
    <input
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-12 w-full rounded-control border border-line-strong bg-surface ps-12 pe-4"
    />
  </label>
);
