import { Button } from 'antd';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../components/overlay/side-drawer';
import type { Exported } from '../../import/formats';
import { GiveOut } from './give-out';
import { TakeBack } from './take-back';
import styles from './translation-files.module.css';

interface Props extends Exported {
  /** How many questions that is. */
  count: number;
  onChanged: () => void;
}

/** Texts for translators as a file, and what they send back. */
export function TranslationFiles({ count, onChanged, ...exported }: Props) {
  const { t } = useTranslation('translation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Languages size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('files.open')}
      </Button>
      <SideDrawer
        open={isOpen}
        width={620}
        label={t('files.title')}
        title={t('files.title')}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <div className={styles.page}>
            {count > 0 && <GiveOut exported={exported} />}
            <TakeBack onTaken={onChanged} />
          </div>
        )}
      </SideDrawer>
    </>
  );
}
