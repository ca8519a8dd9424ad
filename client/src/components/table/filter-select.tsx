import { Select, type SelectProps } from 'antd';
import { useClear } from '../form/use-clear';
import styles from './toolbar.module.css';

interface Props<Value extends string> {
  /** Placeholder and spoken label: "Status". */
  label: string;
  value: Value | null | undefined;
  options: readonly { value: Value; label: string }[];
  /** Null when the filter is cleared. */
  onChange: (value: Value | null) => void;
  /** What somebody types goes to the server, when the choices are too many to list. */
  onSearch?: SelectProps['onSearch'];
}

/** One filter of a toolbar: a choice that can be taken back. */
export function FilterSelect<Value extends string>({ label, value, options, onChange, onSearch }: Props<Value>) {
  const allowClear = useClear();
  return (
    <Select<Value | null>
      className={styles.filter ?? ''}
      allowClear={allowClear}
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      options={[...options]}
      popupMatchSelectWidth={false}
      onChange={(next) => onChange(next ?? null)}
      {...(onSearch ? { showSearch: { onSearch, filterOption: false } } : {})}
    />
  );
}
