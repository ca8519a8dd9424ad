import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import styles from './brand.module.css';

const HEX = /^#[0-9a-f]{6}$/iu;
/** The picker always has a colour; it begins with that of Mizan. */
const FIRST = '#2a4ac2';

/** One colour, to be picked or typed as the company's own rules write it. */
export function AccentField() {
  const { t } = useTranslation('brand');
  return (
    <FormField name="accent" label={t('accent')} help={t('accentHelp')} optional>
      {({ value, onChange, ...field }) => (
        <div className={styles.accent}>
          <input
            type="color"
            className={styles.picker}
            aria-label={t('pick')}
            value={HEX.test(value.trim()) ? value.trim().toLowerCase() : FIRST}
            onChange={(event) => onChange(event.target.value)}
          />
          <LtrInput
            {...field}
            value={value}
            onChange={onChange}
            className={styles.hex ?? ''}
            maxLength={7}
            placeholder={FIRST}
            autoComplete="off"
          />
          {value !== '' && <Button onClick={() => onChange('')}>{t('ownColour')}</Button>}
        </div>
      )}
    </FormField>
  );
}
