import { skipToken } from '@apollo/client/react';
import { Button, Modal, Radio } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { OverlayTitle } from '../../../components/overlay/overlay-title';
import type { QuestionFormat } from '../../../graphql/schema-generated';
import { useQuestionExportReportQuery } from './question-import-generated';
import { useFormat } from '../../../hooks/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { questionFileAddress, FORMATS, type Exported } from './formats';
import { IgnoredList } from './import-notes';
import styles from './import.module.css';

interface Props {
  open: boolean;
  exported: Exported;
  count: number;
  onClose: () => void;
}

/** Says what the chosen format cannot hold before the file is made. */
export function ExportDialog({ open, exported, count, onClose }: Props) {
  const { t } = useTranslation(['questions-import', 'common']);
  const format = useFormat();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<QuestionFormat>('SPREADSHEET');
  return (
    <Modal
      open={open}
      title={<OverlayTitle>{t('export.title', { count, formatted: format.number(count) })}</OverlayTitle>}
      width={560}
      centered
      destroyOnHidden
      closable={{ 'aria-label': t('common:action.close') }}
      onCancel={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button
            type="primary"
            href={questionFileAddress(chosen, exported, language)}
            download
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={onClose}
          >
            {t('export.download')}
          </Button>
        </div>
      }
    >
      <FormatChoice value={chosen} onChange={setChosen} />
      {open && <Report format={chosen} exported={exported} />}
    </Modal>
  );
}

interface ChoiceProps {
  value: QuestionFormat;
  onChange: (format: QuestionFormat) => void;
}

function FormatChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('questions-import');
  return (
    <Radio.Group
      className={styles.formats ?? ''}
      aria-label={t('file.format')}
      value={value}
      onChange={(event) => onChange(event.target.value as QuestionFormat)}
    >
      {FORMATS.map((format) => (
        <Radio key={format} value={format}>
          <span className={styles.formatName}>{t(`format.${format}`)}</span>
          <span className={styles.formatHint}>{t(`hint.${format}`)}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

function Report({ format, exported }: { format: QuestionFormat; exported: Exported }) {
  const { t } = useTranslation('questions-import');
  const { ids, filter } = exported;
  const isEmpty = ids?.length === 0;
  const { data, error, refetch } = useQuestionExportReportQuery(
    isEmpty
      ? skipToken
      : {
          variables: { format, ...(ids ? { ids: [...ids] } : { filter: filter ?? null }) },
          fetchPolicy: 'network-only',
          context: { quiet: true },
        },
  );
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={2} />;
  const notes = data.questionExportReport;
  if (notes.length === 0) return <InlineAlert tone="success">{t('export.all')}</InlineAlert>;
  return (
    <section className={styles.report}>
      <h3>{t('export.left')}</h3>
      <IgnoredList notes={notes} name={t('export.left')} />
    </section>
  );
}
