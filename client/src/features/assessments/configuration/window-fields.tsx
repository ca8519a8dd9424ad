import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../../components/form/date-locale';
import { FormField } from '../../../components/form/form-field';
import { LtrText } from '../../../components/text/ltr-text';
import { useLanguage } from '../../../hooks/use-language';
import { zoneName } from '../../../lib/format/zone-name';
import styles from '../settings/settings.module.css';

const FORMAT = 'YYYY-MM-DD HH:mm';
const EDGES = ['opensAt', 'closesAt'] as const;

/** From when until when it can be started. The moments are those of the author's own time zone, which is named. */
export function WindowFields() {
  const { t } = useTranslation('assessments');
  const { language } = useLanguage();
  return (
    <div className={styles.window}>
      {EDGES.map((edge) => (
        <FormField<string | null>
          key={edge}
          name={edge}
          label={t(`configuration.${edge}`)}
          help={t(`configuration.${edge}Help`)}
          example={edge}
          optional
        >
          {({ name: _name, value, onChange, ...field }) => (
            <DatePicker
              {...field}
              className={styles.moment ?? ''}
              locale={dateLocale(language)}
              showTime={{ format: 'HH:mm', minuteStep: 5 }}
              format={FORMAT}
              placeholder={t(`configuration.${edge}Placeholder`)}
              value={value === null ? null : dayjs(value)}
              onChange={(moment) => onChange(moment === null ? null : moment.second(0).millisecond(0).toISOString())}
            />
          )}
        </FormField>
      ))}
      <p className={styles.zone}>
        {t('configuration.zone')} <LtrText>{zoneName()}</LtrText>
      </p>
    </div>
  );
}
