import { Switch } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionTrial } from '../../../answering/question-trial';
import type { QuestionDraft } from '../question-draft';
import { shownHtml } from '../rich-text/shown-html';
import { typeOf } from '../types';
import { askedOf, drawnQuestion } from './drawn-question';
import styles from './trial.module.css';

/** A draft as candidates will meet it, to be tried out, and its key beside it when that is asked for. */
export function TrialView({ draft }: { draft: QuestionDraft }) {
  const { t } = useTranslation('questions');
  const id = useId();
  const [withKey, setWithKey] = useState(false);
  const question = useMemo(
    () => drawnQuestion(draft, draft.textHtml === null ? null : shownHtml(draft.textHtml)),
    [draft],
  );
  const { Preview } = typeOf(draft.type);
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <p className={styles.note}>{t('trial.note')}</p>
        <label className={styles.toggle} htmlFor={id}>
          {t('trial.key')}
          <Switch id={id} size="small" checked={withKey} onChange={setWithKey} />
        </label>
      </div>
      <div className={styles.paper}>
        <QuestionTrial question={askedOf(question)} />
      </div>
      {withKey && (
        <section className={styles.key} aria-label={t('trial.keyTitle')}>
          <h3 className={styles.keyTitle}>{t('trial.keyTitle')}</h3>
          <Preview question={question} withKey />
        </section>
      )}
    </div>
  );
}
