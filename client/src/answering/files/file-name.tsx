import { directionOfText } from '../content-language';
import styles from './files.module.css';

/** A name with two scripts in it stays whole: its ending, which is always Latin, stands apart from what comes before. */
export function FileName({ children: name }: { children: string }) {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return (
    <bdi className={styles.fileName} dir={directionOfText(stem, 'en')} title={name}>
      <bdi className={styles.stem}>{stem}</bdi>
      <bdi dir="ltr">{ending}</bdi>
    </bdi>
  );
}
