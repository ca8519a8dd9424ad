import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useClear } from '../form/use-clear';
import { useDelayedText } from '../../hooks/use-delayed-text';
import styles from './toolbar.module.css';

interface Props {
  /** The search in force. */
  value: string;
  /** Called 150 ms after the last key. */
  onChange: (value: string) => void;
  /** Placeholder and spoken label: "Name, email or phone". */
  label: string;
}

/** Search that runs as one types. */
export function SearchField({ value, onChange, label }: Props) {
  const allowClear = useClear();
  const [typed, setTyped] = useDelayedText(value, onChange);
  return (
    <Input
      className={styles.search ?? ''}
      type="search"
      dir="auto"
      allowClear={allowClear}
      value={typed}
      placeholder={label}
      aria-label={label}
      prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
