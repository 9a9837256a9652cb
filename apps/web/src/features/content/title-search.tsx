import { controlLook } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';

type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

/** Search field that filters a list while typing. */
export const TitleSearch = ({ label, value, onChange }: Props) => (
  <label className="block max-w-140">
    <span className="mb-2 block text-small font-medium">{label}</span>
    <span className="relative block">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
      />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlLook} ps-11!`}
      />
    </span>
  </label>
);
