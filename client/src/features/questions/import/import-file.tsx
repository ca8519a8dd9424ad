import { Button, Select, Upload } from 'antd';
import { Download, FileQuestion, RotateCcw, UploadCloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import type { QuestionFormat } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { ACCEPT, READ_FORMATS, templateAddress } from './formats';
import { JobProgress, StopJob } from './job-progress';
import type { QuestionImport } from './use-question-import';
import styles from './import.module.css';

/** A file by press or drop, and its format when the content does not tell. */
export function ImportFile({ current }: { current: QuestionImport }) {
  const choose = (file: File) => {
    current.chooseFile(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <div className={styles.file}>
      {current.file ? <ChosenFile current={current} choose={choose} /> : <DropZone choose={choose} />}
      <div className={styles.fileFoot}>
        <FormatField current={current} />
        {!current.file && <TemplateLink />}
      </div>
    </div>
  );
}

type Choose = (file: File) => string;

function DropZone({ choose }: { choose: Choose }) {
  const { t } = useTranslation('questions-import');
  return (
    <Upload.Dragger accept={ACCEPT} multiple={false} showUploadList={false} beforeUpload={choose}>
      <UploadCloud size={26} strokeWidth={1.75} aria-hidden />
      <p>{t('file.drop')}</p>
      <small>{t('file.hint')}</small>
    </Upload.Dragger>
  );
}

function ChosenFile({ current, choose }: { current: QuestionImport; choose: Choose }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  const { file, preview, isReading, sent, job } = current;
  if (!file) return null;
  return (
    <div className={styles.chosen} aria-busy={isReading}>
      <FileQuestion size={20} strokeWidth={1.75} aria-hidden />
      <p>
        <b>
          <LtrText>{file.name}</LtrText>
        </b>
        <span>
          {isReading && !job
            ? sent === null
              ? t('file.reading')
              : t('file.sending', { sent: format.percent(sent * 100) })
            : format.fileSize(file.size)}
          {preview && ` · ${t(`format.${preview.format}`)}`}
        </span>
      </p>
      {job && <JobProgress job={job} />}
      {job && <StopJob job={job} size="small" onStopped={current.clear} />}
      {!job && (
        <Upload accept={ACCEPT} showUploadList={false} beforeUpload={choose}>
          <Button size="small" icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}>
            {t('file.replace')}
          </Button>
        </Upload>
      )}
    </div>
  );
}

function FormatField({ current }: { current: QuestionImport }) {
  const { t } = useTranslation('questions-import');
  return (
    <Select<QuestionFormat | ''>
      className={styles.format ?? ''}
      aria-label={t('file.format')}
      value={current.format ?? ''}
      options={[
        { value: '', label: t('file.detect') },
        ...READ_FORMATS.map((format) => ({ value: format, label: t(`format.${format}`) })),
      ]}
      onChange={(format) => current.chooseFormat(format === '' ? null : format)}
    />
  );
}

function TemplateLink() {
  const { t } = useTranslation('questions-import');
  const { language } = useLanguage();
  return (
    <a className={styles.template} href={templateAddress(language)} download>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {t('file.template')}
    </a>
  );
}
