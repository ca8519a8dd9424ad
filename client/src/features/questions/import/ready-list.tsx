import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skillOf, withTaken, type ImportChoice, type Understood } from './import-choice';
import { More } from './more';
import { ReadyQuestion } from './ready-question';
import styles from './ready-list.module.css';
import shared from './import.module.css';

const SHOWN_AT_FIRST = 50;
const SHOWN_MORE = 200;

interface Props {
  understood: readonly Understood[];
  choice: ImportChoice;
  onChoose: (choice: ImportChoice) => void;
  onEdit: (one: Understood) => void;
}

/** The questions in the order of the file, each to be looked at, changed, taken over or left. */
export function ReadyList({ understood, choice, onChoose, onEdit }: Props) {
  const { t } = useTranslation('questions-import');
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  if (understood.length === 0) return <p className={shared.none}>{t('none.understood')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('preview')}>
        {understood.slice(0, shown).map((one) => (
          <ReadyQuestion
            key={one.place}
            one={one}
            skill={skillOf(one)}
            changes={choice.changes}
            isTaken={choice.taken.has(one.place)}
            onTake={(isTaken) => onChoose(withTaken(choice, one.place, isTaken))}
            onEdit={() => onEdit(one)}
          />
        ))}
      </ul>
      <More rest={understood.length - shown} onMore={() => setShown(shown + SHOWN_MORE)} />
    </>
  );
}
