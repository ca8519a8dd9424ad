import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { Language } from '../../lib/i18n/language';
import type { AskedChoice } from '../asked-question';
import { directionOfText } from '../content-language';
import styles from './choice-list.module.css';

interface Props {
  /** For its label; where there is none, `labelledBy` names what does. */
  id?: string;
  labelledBy?: string;
  choices: readonly AskedChoice[];
  /** Empty as long as nothing is. */
  chosen: string;
  isLocked: boolean;
  language: Language;
  /** The whole answer rather than a part of it. */
  isLarge?: boolean;
  /** Empty where the choice is taken back. */
  onChoose: (choiceId: string) => void;
}

/** The browser's own list: it is what every keyboard, phone and screen reader knows best. */
export function ChoiceList({ id, labelledBy, choices, chosen, isLocked, language, isLarge = false, onChoose }: Props) {
  const { t } = useTranslation('answering');
  return (
    <span className={classes(styles.frame, isLarge && styles.large)}>
      <select
        id={id}
        className={classes(styles.select, chosen === '' && styles.empty)}
        value={chosen}
        disabled={isLocked}
        aria-labelledby={labelledBy}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{t('dropdown.choose')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} dir={directionOfText(choice.text, language)}>
            {choice.text}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={18} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
