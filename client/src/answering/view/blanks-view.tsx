import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { piecesOf } from '../blanks/gaps';
import type { AnswerViewProps } from './answer-view-props';
import styles from './view.module.css';

/** The text with what was written into its gaps. */
export function BlanksView({ question, value }: AnswerViewProps) {
  const { t } = useTranslation('answering');
  return (
    <p className={styles.written} dir="auto">
      {piecesOf(question.gapText ?? '').map((piece, index) => {
        if ('text' in piece) return <span key={index}>{piece.text}</span>;
        const text = value?.blanks?.[piece.blank] ?? '';
        return (
          <span key={index} className={styles.blank}>
            {text === '' ? <span className={styles.gap}>{t('view.empty')}</span> : <UserText>{text}</UserText>}
          </span>
        );
      })}
    </p>
  );
}
