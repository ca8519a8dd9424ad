import { ListChecks, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import type { AnswerDetail_QuestionFragment } from './answer-detail-generated';
import { useFormat } from '../../hooks/use-format';
import { Derivation } from './why/derivation';
import why from './why/why.module.css';
import styles from './answer-detail.module.css';

/** Why the mark is what it is: the rule that was applied with its inputs, or who decided. */
export function Explanation({ question: { type, mark } }: { question: AnswerDetail_QuestionFragment }): ReactNode {
  const { t } = useTranslation(['marking', 'results', 'explanation']);
  const format = useFormat();
  const params = Object.fromEntries(mark.explanation.params.map(({ name, value }) => [name, value]));
  const Icon = mark.origin === 'PERSON' ? UserCheck : ListChecks;
  return (
    <div className={styles.why}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <div>
        <p>{t(`marking:${mark.explanation.code}`, params)}</p>
        {mark.markedByName && mark.markedAt && (
          <p className={styles.caption}>
            {t('results:markedBy', { name: mark.markedByName, moment: format.moment(mark.markedAt) })}
          </p>
        )}
        {mark.derivation.parts.length > 0 && (
          <details className={why.stepByStep}>
            <summary>{t('explanation:stepByStep')}</summary>
            <Derivation type={type} mark={mark} />
          </details>
        )}
        {mark.feedback && <UserText as="p">{mark.feedback}</UserText>}
      </div>
    </div>
  );
}
