import { Button, Upload } from 'antd';
import { UploadCloud } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../../components/feedback/inline-alert';
import { SkeletonRows } from '../../../../components/feedback/skeleton';
import { LtrText } from '../../../../components/text/ltr-text';
import { UserText } from '../../../../components/text/user-text';
import { toast } from '../../../../components/toast/toasts';
import type { TranslationFiles_ImportFragment } from './translation-files-generated';
import { useFormat } from '../../../../hooks/use-format';
import { useFailureText } from '../../../../lib/graphql/use-failure-text';
import { ProblemList } from '../../import/import-notes';
import { useTranslationImport } from './use-translation-import';
import styles from './translation-files.module.css';

/** A file that a translator sent back: looked at first, then taken over in one step. */
export function TakeBack({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('translation');
  const format = useFormat();
  const failureText = useFailureText();
  const current = useTranslationImport();
  const [isTaking, setTaking] = useState(false);
  const { file, preview, failure, isReading } = current;
  const take = async () => {
    setTaking(true);
    const taken = await current.take();
    setTaking(false);
    if (!taken) return;
    const count = taken.questions.length;
    toast.success(t('files.in.done', { count, formatted: format.number(count) }));
    current.clear();
    onTaken();
  };
  return (
    <section className={styles.part} aria-label={t('files.in.title')}>
      <h3>{t('files.in.title')}</h3>
      <Upload.Dragger
        accept=".xlf,.xliff,.xml,.xlsx,.csv"
        multiple={false}
        showUploadList={false}
        beforeUpload={(chosen) => {
          current.choose(chosen);
          return Upload.LIST_IGNORE;
        }}
      >
        <UploadCloud size={24} strokeWidth={1.75} aria-hidden />
        <p>{file ? <LtrText>{file.name}</LtrText> : t('files.in.drop')}</p>
        <small>{t(file ? 'files.in.replace' : 'files.in.hint')}</small>
      </Upload.Dragger>
      {isReading && <SkeletonRows rows={2} />}
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      {preview && (
        <>
          <Found preview={preview} />
          <Button
            type="primary"
            className={styles.take ?? ''}
            loading={isTaking}
            disabled={preview.questions.length === 0}
            onClick={() => void take()}
          >
            {t('files.in.take')}
          </Button>
        </>
      )}
    </section>
  );
}

/** What is taken over, what stays as it is, and every text that is not taken over with the reason. */
function Found({ preview }: { preview: TranslationFiles_ImportFragment }) {
  const { t } = useTranslation('translation');
  const format = useFormat();
  const { questions, problems, unchangedCount, untranslatedCount } = preview;
  const texts = questions.reduce((sum, { textCount, confirmedCount }) => sum + textCount + confirmedCount, 0);
  const said = (key: 'taken' | 'unchanged' | 'untranslated', count: number) =>
    t(`files.in.${key}`, { count, formatted: format.number(count) });
  return (
    <>
      <p className={styles.facts} role="status">
        <b>{said('taken', texts)}</b>
        {unchangedCount > 0 && <span>{said('unchanged', unchangedCount)}</span>}
        {untranslatedCount > 0 && <span>{said('untranslated', untranslatedCount)}</span>}
      </p>
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map(({ questionId, text, textCount, confirmedCount }) => (
            <li key={questionId}>
              <UserText>{text}</UserText>
              <span>
                {t('files.in.texts', {
                  count: textCount + confirmedCount,
                  formatted: format.number(textCount + confirmedCount),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div>
          <h4>{t('files.in.problems', { count: problems.length, formatted: format.number(problems.length) })}</h4>
          <ProblemList notes={problems} />
        </div>
      )}
    </>
  );
}
