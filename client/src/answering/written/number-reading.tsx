import { readNumber } from '@mizan/question-model/answer';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { groupedNumber } from './grouped-number';
import styles from './written.module.css';

interface Props {
  text: string;
  unit: string | null;
  /** What is odd is said once the field is left: half a number is odd, too. */
  isTold: boolean;
  onOdd: ((isOdd: boolean) => void) | undefined;
}

/** How a number will be read, as marking reads it; or that it cannot be. */
export function NumberReading({ text, unit, isTold, onOdd }: Props) {
  const { t } = useTranslation('answering');
  const reading = readNumber(text, unit);
  const isOdd = reading.kind === 'odd';
  useEffect(() => {
    onOdd?.(isOdd);
    return () => onOdd?.(false);
  }, [onOdd, isOdd]);
  if (isOdd) return isTold && <p className={styles.hint}>{t('number.odd')}</p>;
  if (reading.kind === 'none') return null;
  return (
    <p className={styles.read}>
      {t('number.readAs')} <LtrText>{groupedNumber(reading.plain)}</LtrText>
    </p>
  );
}
