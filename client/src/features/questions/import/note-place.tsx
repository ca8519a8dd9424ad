import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import { useFormat } from '../../../hooks/use-format';
import type { ImportNote } from './note-text';
import styles from './import.module.css';

/** Where in the file: the line, and the file inside a package. */
export function NotePlace({ place: { line, file } }: { place: Pick<ImportNote, 'line' | 'file'> }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  return (
    <>
      {line !== null && <span>{t('line', { line: format.number(line) })}</span>}
      {file !== null && (
        <span className={styles.inside}>
          <LtrText>{file}</LtrText>
        </span>
      )}
    </>
  );
}
