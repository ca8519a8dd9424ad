import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { typeOf } from '../types';
import { More } from './more';
import { NotePlace } from './note-place';
import type { Preview } from './use-question-import';
import styles from './import.module.css';

const SHOWN_AT_FIRST = 50;
const SHOWN_MORE = 200;

type Understood = Preview['understood'];

/** The questions in the order of the file. */
export function UnderstoodTable({ understood }: { understood: Understood }) {
  const { t } = useTranslation('questions-import');
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  if (understood.length === 0) return <p className={styles.none}>{t('none.understood')}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.line')}</th>
            <th scope="col">{t('table.question')}</th>
            <th scope="col">{t('table.type')}</th>
          </tr>
        </thead>
        <tbody>
          {understood.slice(0, shown).map((one) => (
            <Row key={one.question.id} one={one} />
          ))}
        </tbody>
      </table>
      <More rest={understood.length - shown} onMore={() => setShown(shown + SHOWN_MORE)} />
    </>
  );
}

function Row({ one }: { one: Understood[number] }) {
  const { t } = useTranslation('common');
  const { Icon } = typeOf(one.question.type);
  return (
    <tr>
      <td className={styles.line}>
        <NotePlace place={one} />
      </td>
      <td>
        <UserText as="p" className={styles.text ?? ''}>
          {one.question.text}
        </UserText>
      </td>
      <td>
        <span className={styles.type}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          <span className={styles.typeName}>{t(`questionType.${one.question.type}`)}</span>
        </span>
      </td>
    </tr>
  );
}
