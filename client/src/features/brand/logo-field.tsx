import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field';
import { FileDrop } from '../../components/upload/file-drop';
import type { ChosenLogo } from './brand-values';
import styles from './brand.module.css';
import { useFileUrl } from './use-file-url';

const ENDINGS = ['.png', '.jpg', '.jpeg', '.gif', '.webp'];

interface Props {
  name: 'logo' | 'darkLogo';
  /** What is there already. */
  kept: string | null | undefined;
}

/** A picture to choose, to see on the ground where it will stand, and to take away again. */
export function LogoField({ name, kept }: Props) {
  const { t } = useTranslation('brand');
  return (
    <FormField<ChosenLogo> name={name} label={t(name)} help={t(`${name}Help`)} optional>
      {({ value, onChange }) => (
        <div className={styles.logo}>
          <Shown chosen={value} kept={kept ?? null} isDark={name === 'darkLogo'} onRemove={() => onChange(null)} />
          <FileDrop endings={ENDINGS} limit={t('logoLimit')} onFile={(file) => onChange(file)}>
            {t('chooseLogo')}
          </FileDrop>
        </div>
      )}
    </FormField>
  );
}

interface ShownProps {
  chosen: ChosenLogo;
  kept: string | null;
  isDark: boolean;
  onRemove: () => void;
}

function Shown({ chosen, kept, isDark, onRemove }: ShownProps) {
  const { t } = useTranslation('brand');
  const url = useFileUrl(chosen);
  const source = chosen === undefined ? kept : url;
  if (source === null) return null;
  return (
    <div className={styles.shown}>
      <span className={isDark ? styles.groundDark : styles.groundLight}>
        <img className={styles.picture} src={source} alt={t('logoNow')} />
      </span>
      <Button onClick={onRemove}>{t('removeLogo')}</Button>
    </div>
  );
}
