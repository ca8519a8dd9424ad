import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { UserText } from '../text/user-text';
import { InlineAlert } from './inline-alert';
import styles from './stored-meanwhile.module.css';

interface Props {
  title: string;
  /** What is stored now, in words. */
  stored: readonly string[];
  onTake: () => void;
  onSave: () => void;
}

/** Somebody else was quicker: what is stored now, while what was changed here stays until one decides. */
export function StoredMeanwhile({ title, stored, onTake, onSave }: Props) {
  const { t } = useTranslation('common');
  const words = stored.length > 0 ? stored : [t('elsewhere.nothing')];
  return (
    <InlineAlert
      tone="danger"
      ways={
        <>
          <Button onClick={onTake}>{t('elsewhere.takeTheirs')}</Button>
          <Button danger onClick={onSave}>
            {t('elsewhere.saveMine')}
          </Button>
        </>
      }
    >
      <strong>{title}</strong>
      <p>{t('elsewhere.stored')}</p>
      <ul className={styles.stored}>
        {words.map((text, at) => (
          <li key={at}>
            <UserText>{text}</UserText>
          </li>
        ))}
      </ul>
      <p>{t('elsewhere.kept')}</p>
    </InlineAlert>
  );
}
