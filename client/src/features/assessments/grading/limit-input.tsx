import { Input } from 'antd';
import { useState } from 'react';
import { westernDigits } from '../../../lib/format/western-digits';
import styles from './grade-bands.module.css';

interface Props {
  value: number;
  label: string;
  /** The ends of the scale belong to nobody. */
  isFixed: boolean;
  /** False when the text is no limit that can be. */
  onType: (text: string) => boolean;
  onInvalid: (isInvalid: boolean) => void;
}

/** A limit as a number. What cannot be stays in the field, marked, until it is left: then the limit in force is back. */
export function LimitInput({ value, label, isFixed, onType, onInvalid }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const judge = (wrong: boolean) => {
    setWrong(wrong);
    onInvalid(wrong);
  };
  const type = (text: string) => {
    setTyped(text);
    judge(!onType(westernDigits(text)));
  };
  const leave = () => {
    setTyped(null);
    judge(false);
  };
  return (
    <Input
      className={styles.limit ?? ''}
      variant="filled"
      inputMode="numeric"
      maxLength={3}
      disabled={isFixed}
      status={isWrong ? 'warning' : ''}
      aria-label={label}
      aria-invalid={isWrong}
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
