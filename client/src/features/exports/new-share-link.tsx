import { Button, Select } from 'antd';
import { Copy } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { copyText } from '../../components/toast/copy-text';
import { useCreateShareLinkMutation } from './share-link-generated';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import type { ReportLanguage } from './addresses';
import styles from './share.module.css';

const DAYS = [1, 7, 14, 30, 90];
const USUAL_DAYS = 7;

interface Props {
  assessmentId: string;
  candidateId: string;
  onCreated: () => void;
}

/** Makes a link; its address is shown this once. */
export function NewShareLink({ onCreated, ...result }: Props): ReactNode {
  const { t } = useTranslation('exports');
  const format = useFormat();
  const ids = [useId(), useId()] as const;
  const { language: own } = useLanguage();
  const [days, setDays] = useState(USUAL_DAYS);
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const [create, { data, loading }] = useCreateShareLinkMutation(resolvesWhenRefused);
  const make = async () => {
    const input = { ...result, days, language: language === 'ar' ? 'AR' : 'EN' } as const;
    const { data: created } = await create({ variables: { input } });
    if (created) onCreated();
  };
  return (
    <section className={styles.new}>
      <p className={styles.lead}>{t('share.text')}</p>
      <div className={styles.fields}>
        <label htmlFor={ids[0]}>{t('share.days')}</label>
        <Select
          id={ids[0]}
          value={days}
          onChange={setDays}
          options={DAYS.map((value) => ({
            value,
            label: t('share.dayCount', { count: value, formatted: format.number(value) }),
          }))}
        />
        <label htmlFor={ids[1]}>{t('share.language')}</label>
        <Select
          id={ids[1]}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
        />
      </div>
      <Button type="primary" loading={loading} onClick={() => void make()}>
        {t('share.create')}
      </Button>
      {data && <Address url={data.createShareLink.url} />}
    </section>
  );
}

function Address({ url }: { url: string }) {
  const { t } = useTranslation('exports');
  const copy = () => copyText(url, t('share.copied'));
  return (
    <div className={styles.address} role="status">
      <p>{t('share.once')}</p>
      <LtrText className={styles.url ?? ''}>{url}</LtrText>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  );
}
