import { Button, Modal, Radio } from 'antd';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { listAddress, type ListFormat, type ListSource, type ReportLanguage } from './addresses';
import { useChosenColumns } from './chosen-columns';
import { ColumnChoice } from './column-choice';
import styles from './exports.module.css';

const icon = <Download size={16} strokeWidth={1.75} aria-hidden />;

/** Opens the dialog in which a list becomes a file. */
export function ExportListButton({ source }: { source: ListSource }): ReactNode {
  const { t } = useTranslation('exports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && <ExportDialog source={source} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ source, onClose }: { source: ListSource; onClose: () => void }) {
  const { t } = useTranslation(['exports', 'common']);
  const { language: own } = useLanguage();
  const [columns, setColumns] = useChosenColumns(source.kind);
  const [format, setFormat] = useState<ListFormat>('xlsx');
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const address = listAddress(source, { format, language, columns });
  return (
    <Modal
      open
      centered
      width={560}
      title={t(`title.${source.kind}`)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" icon={icon} href={address} download disabled={columns.length === 0} onClick={onClose}>
            {t('download')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t(`text.${source.kind}`)}</p>
      <Choice name={t('format')} value={format} values={{ xlsx: t('xlsx'), csv: t('csv') }} onChange={setFormat} />
      <Choice name={t('language')} value={language} values={{ en: 'English', ar: 'العربية' }} onChange={setLanguage} />
      <ColumnChoice chosen={columns} onChange={setColumns} />
    </Modal>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  value: Value;
  values: Record<Value, string>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, values, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.part}>
      <legend>{name}</legend>
      <Radio.Group
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        options={Object.entries<string>(values).map(([key, label]) => ({ value: key, label }))}
      />
    </fieldset>
  );
}
