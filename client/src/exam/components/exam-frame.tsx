import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Imprint } from '../../components/brand/imprint';
import { LogoMark } from '../../components/brand/logo';
import { useBrand } from '../../lib/brand';
import type { Exam } from '../engine/exam';
import { useFrameTitle } from '../hooks/use-page-title';
import styles from './exam-frame.module.css';
import { HelpButton } from './help-button';
import { LanguageButton } from './language-button';

interface Props {
  /** Of the assessment, where it is known. */
  title?: string | undefined;
  exam?: Exam | undefined;
  hasLanguages?: boolean;
  children: ReactNode;
}

/** Everything but the question itself: a quiet head and the content in the middle of the canvas. */
export function ExamFrame({ title, exam, hasLanguages = true, children }: Props) {
  const { t } = useTranslation('common');
  const { logo } = useBrand();
  const main = useRef<HTMLElement>(null);
  useFrameTitle(title, main);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <LogoMark size={26} label={t('product')} />
          {!logo && <span className={styles.word}>{t('product')}</span>}
          {title !== undefined && (
            <span className={styles.title}>
              <bdi dir="auto">{title}</bdi>
            </span>
          )}
        </span>
        <span className={styles.tools}>
          <HelpButton />
          {hasLanguages && <LanguageButton exam={exam} />}
        </span>
      </header>
      <main ref={main} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <Imprint />
      </footer>
    </div>
  );
}
