import { Button, Checkbox, Radio, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../../components/feedback/skeleton';
import type { ContentLanguage, TranslationFormat } from '../../../../graphql/schema-generated';
import { useTranslationWorkQuery } from './translation-files-generated';
import { useFormat } from '../../../../hooks/use-format';
import { useLanguage } from '../../../../hooks/use-language';
import type { Exported } from '../../import/formats';
import { translationsAddress } from './translations-address';
import styles from './translation-files.module.css';

/** Which way, in which format, and how much: then the file. */
export function GiveOut({ exported }: { exported: Exported }) {
  const { t } = useTranslation('translation');
  const format = useFormat();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<ContentLanguage | null>(null);
  const [kind, setKind] = useState<TranslationFormat>('XLIFF');
  const [isAll, setAll] = useState(false);
  const { ids, filter } = exported;
  const { data, error, refetch } = useTranslationWorkQuery({
    variables: ids ? { ids: [...ids] } : { filter: filter ?? null },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  const [most] = data.translationWork.toSorted((one, other) => other.openCount - one.openCount);
  const from = chosen ?? most?.from ?? 'EN';
  const work = data.translationWork.find((one) => one.from === from);
  const count = (isAll ? work?.textCount : work?.openCount) ?? 0;
  return (
    <section className={styles.part} aria-label={t('files.out.title')}>
      <h3>{t('files.out.title')}</h3>
      <Segmented<ContentLanguage>
        block
        aria-label={t('files.out.way')}
        value={from}
        options={(['EN', 'AR'] as const).map((value) => ({ value, label: t(`files.out.from.${value}`) }))}
        onChange={setChosen}
      />
      <FormatChoice value={kind} onChange={setKind} />
      <Checkbox checked={isAll} onChange={(event) => setAll(event.target.checked)}>
        {t('files.out.all')}
      </Checkbox>
      <div className={styles.foot}>
        <p>{t('files.out.texts', { count, formatted: format.number(count) })}</p>
        <Button
          type="primary"
          disabled={count === 0}
          {...(count > 0 && { href: translationsAddress(exported, { kind, from, isAll, headings: language }) })}
          download
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        >
          {t('files.out.download')}
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  value: TranslationFormat;
  onChange: (format: TranslationFormat) => void;
}

function FormatChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('translation');
  return (
    <Radio.Group
      className={styles.formats ?? ''}
      aria-label={t('files.out.format')}
      value={value}
      onChange={(event) => onChange(event.target.value as TranslationFormat)}
    >
      {(['XLIFF', 'SPREADSHEET'] as const).map((format) => (
        <Radio key={format} value={format}>
          <b>{t(`files.format.${format}`)}</b>
          <span>{t(`files.hint.${format}`)}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
