import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import { useHeldFiles } from '../use-held-files';
import { Dropzone } from './dropzone';
import styles from './files.module.css';
import { FileRow } from './file-row';
import { endingsOf, maxFilesOf } from './file-rules';
import { useTaking } from './use-taking';

/** Excel file, document, slides or other files: chosen or dropped, looked at here first, and on their way at once. */
export function FileAnswer({ question, isLocked, labelledBy, files }: AnswerProps) {
  const { t } = useTranslation('answering');
  const held = useHeldFiles(files, question.id);
  const endings = endingsOf(question);
  const room = maxFilesOf(question) - held.length;
  const onTake = (file: File) => files.add(question.id, file);
  const { refusals, smaller, isBusy, take } = useTaking({ endings, room, onTake });
  const prepare = (chosen: readonly File[]) => {
    const work = take(chosen);
    files.prepare?.(question.id, work);
  };
  return (
    <div className={styles.files} role="group" aria-labelledby={labelledBy}>
      {room > 0 && !isLocked && (
        <Dropzone endings={endings} takesSeveral={maxFilesOf(question) > 1} room={room} onFiles={prepare} />
      )}
      <p className={styles.smaller} role="status">
        {isBusy ? t('files.makingSmaller') : smaller.map((name) => t('files.madeSmaller', { name })).join(' ')}
      </p>
      {refusals.length > 0 && (
        <div className={styles.refusals} role="alert">
          <ul>
            {refusals.map(({ name, problem }) => (
              <li key={name}>
                <bdi className={styles.refusedName}>{name}</bdi>{' '}
                {t(`files.problem.${problem}`, { count: maxFilesOf(question) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {held.length > 0 && (
        <ul className={styles.list}>
          {held.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              isLocked={isLocked}
              onRemove={() => files.remove(question.id, file.key)}
              onRetry={() => files.retry(question.id, file.key)}
            />
          ))}
        </ul>
      )}
      {held.length === 0 && isLocked && <p className={styles.none}>{t('view.none')}</p>}
    </div>
  );
}
