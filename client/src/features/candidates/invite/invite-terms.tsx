import { DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../../components/form/date-locale';
import { FieldFrame } from '../../../components/form/field-frame';
import { useLanguage } from '../../../hooks/use-language';
import styles from './invite-drawer.module.css';

/** What holds for everybody in one list; each can be given their own afterwards. */
export interface InviteTerms {
  extraTimePercent: number | null;
  /** ISO; null for as long as the assessment is open. */
  expiresAt: string | null;
}

export const NO_TERMS: InviteTerms = { extraTimePercent: null, expiresAt: null };

interface Props {
  terms: InviteTerms;
  onChange: (terms: InviteTerms) => void;
}

export function InviteTermsFields({ terms, onChange }: Props): ReactNode {
  return (
    <div className={styles.terms}>
      <ExtraTime
        percent={terms.extraTimePercent}
        onChange={(extraTimePercent) => onChange({ ...terms, extraTimePercent })}
      />
      <End moment={terms.expiresAt} onChange={(expiresAt) => onChange({ ...terms, expiresAt })} />
    </div>
  );
}

function ExtraTime({ percent, onChange }: { percent: number | null; onChange: (percent: number | null) => void }) {
  const { t } = useTranslation('candidates');
  const id = useId();
  return (
    <FieldFrame id={id} label={t('invite.extraTime')} help={t('invite.extraTimeHelp')} error={undefined} optional>
      <InputNumber<number>
        id={id}
        aria-describedby={`${id}-note`}
        min={0}
        max={900}
        step={5}
        precision={0}
        suffix="%"
        value={percent}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

function End({ moment, onChange }: { moment: string | null; onChange: (moment: string | null) => void }) {
  const { t } = useTranslation('candidates');
  const { language } = useLanguage();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('life.date.label')} help={t('invite.endHelp')} error={undefined} optional>
      <DatePicker
        id={id}
        aria-describedby={`${id}-note`}
        locale={dateLocale(language)}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        format="YYYY-MM-DD HH:mm"
        placeholder={t('life.date.none')}
        minDate={dayjs()}
        value={moment === null ? null : dayjs(moment)}
        onChange={(chosen) => onChange(chosen === null ? null : chosen.second(0).millisecond(0).toISOString())}
      />
    </FieldFrame>
  );
}
