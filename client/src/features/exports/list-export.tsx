import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { isOfSelected, listFileAddress, type ListFormat, type ListSource, type ReportLanguage } from './addresses';
import { Choice } from './choice';
import { useChosenColumns } from './chosen-columns';
import { ColumnChoice } from './column-choice';
import styles from './exports.module.css';

interface Props {
  source: ListSource;
  /** The list's own columns that are shown. */
  shown: readonly string[];
  onClose: () => void;
}

/** What the file of a list has and how it is written; the browser downloads it. */
export function ListExport({ source, shown, onClose }: Props): ReactNode {
  const { t } = useTranslation(['exports', 'common']);
  const { language: own } = useLanguage();
  const { chosen: columns, choose, offers } = useChosenColumns(source.kind, shown);
  const [format, setFormat] = useState<ListFormat>('xlsx');
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const address = listFileAddress(source, { format, language, columns });
  const icon = <Download size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <>
      <p className={styles.lead}>{t(`text.${isOfSelected(source) ? 'selected' : source.kind}`)}</p>
      <Choice
        name={t('format')}
        value={format}
        values={{ xlsx: t('xlsx'), csv: t('csv'), 'plain-csv': t('plainCsv'), tsv: t('tsv') }}
        onChange={setFormat}
      />
      <Choice name={t('language')} value={language} values={{ en: 'English', ar: 'العربية' }} onChange={setLanguage} />
      <ColumnChoice chosen={columns} offers={offers} onChange={choose} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button type="primary" icon={icon} href={address} download disabled={columns.length === 0} onClick={onClose}>
          {t('download')}
        </Button>
      </div>
    </>
  );
}
