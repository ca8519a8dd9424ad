import { Select } from 'antd';
import { useClear } from '../../../components/form/use-clear';
import styles from './all-candidates.module.css';

interface Props<Value extends string> {
  label: string;
  value: readonly Value[];
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value[]) => void;
}

/** One filter of which several choices may hold. */
export function SeveralFilter<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const allowClear = useClear();
  return (
    <Select<Value[]>
      className={styles.several ?? ''}
      mode="multiple"
      maxTagCount="responsive"
      allowClear={allowClear}
      showSearch={false}
      placeholder={label}
      aria-label={label}
      value={[...value]}
      options={[...options]}
      popupMatchSelectWidth={false}
      onChange={onChange}
    />
  );
}
