import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerFoot } from '../../components/overlay/drawer-foot';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import styles from './deciding.module.css';
import type { PreviewedLetter } from './previewed-letter';

interface Props {
  letters: readonly PreviewedLetter[];
  /** Sends, or leads back. */
  children: ReactNode;
}

/** The letters as they will arrive, one candidate after the other. */
export function LetterPreview({ letters, children }: Props) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const [at, setAt] = useState(0);
  const letter = letters[at];
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true, className: 'flip' } as const;
  return (
    <div className={styles.sheet}>
      <div className={styles.buttons}>
        <Button
          icon={<ChevronLeft {...icon} />}
          aria-label={t('letter.previous')}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <span role="status">{format.ratio(at + 1, letters.length)}</span>
        <Button
          icon={<ChevronRight {...icon} />}
          aria-label={t('letter.next')}
          disabled={at + 1 >= letters.length}
          onClick={() => setAt(at + 1)}
        />
      </div>
      {letter && (
        <article
          className={styles.letter}
          lang={letter.language.toLowerCase()}
          dir={letter.language === 'AR' ? 'rtl' : 'ltr'}
        >
          <p className={styles.quiet}>
            <LtrText>{letter.to}</LtrText>
          </p>
          <h3 className={styles.heading}>
            <UserText>{letter.subject}</UserText>
          </h3>
          <p className={styles.noteText}>{letter.text}</p>
        </article>
      )}
      <DrawerFoot>{children}</DrawerFoot>
    </div>
  );
}
