import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import type { Checked } from './checked';
import styles from './language-check.module.css';

/** How often each choice was taken in either language; the wrong one that they take most differently is named. */
export function ChoiceShares({ question: { choices, from, to } }: { question: Checked }) {
  const { t } = useTranslation(['language-check', 'common']);
  const format = useFormat();
  if (choices.length === 0) return null;
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('language-check:choices')}>
      <table className={styles.choices}>
        <caption className="visually-hidden">{t('language-check:choices')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('language-check:choice')}</th>
            <th scope="col">{t(`common:language.${from}`)}</th>
            <th scope="col">{t(`common:language.${to}`)}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ choiceId, text, translated, isRight, share, translatedShare, standsOut }) => (
            <tr key={choiceId} className={standsOut ? styles.standsOut : undefined}>
              <th scope="row">
                <UserText as="span">{text}</UserText>
                {' / '}
                <UserText as="span">{translated}</UserText>
                {isRight && <span className={styles.tag}>{t('language-check:right')}</span>}
                {standsOut && <span className={styles.tag}>{t('language-check:standsOut')}</span>}
              </th>
              <td>{format.percent(Math.round(share))}</td>
              <td>{format.percent(Math.round(translatedShare))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
