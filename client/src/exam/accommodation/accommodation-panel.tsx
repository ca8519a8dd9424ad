import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { Button } from '../components/button';
import styles from './accommodation.module.css';
import { useKeptForm } from '../hooks/use-kept-form';
import { AccommodationForm } from './accommodation-form';
import { ACCOMMODATION_DRAFT, type Accommodation, type AskForAccommodation } from './ask-for-accommodation';

interface Props {
  ask: AskForAccommodation;
  asked: Accommodation | null;
}

/** More time or another arrangement, to be asked for before the exam; read only by the people who invited. */
export function AccommodationPanel({ ask, asked }: Props) {
  const { t } = useTranslation('exam');
  const [request, setRequest] = useState(asked);
  const { isOpen, wasTurned, open, close } = useKeptForm(ACCOMMODATION_DRAFT);
  const done = (given: Accommodation) => {
    setRequest(given);
    close();
  };
  return (
    <section className={styles.panel} aria-labelledby="arrangement">
      <h2 id="arrangement" className={styles.title}>
        {t('arrangement.title')}
      </h2>
      {request && <Standing request={request} />}
      {isOpen ? (
        <AccommodationForm ask={ask} before={request} takesFocus={wasTurned} onDone={done} onClose={close} />
      ) : (
        <>
          {!request && <p className={styles.text}>{t('arrangement.text')}</p>}
          <Button kind="quiet" onClick={open}>
            <span>{t(request ? 'arrangement.change' : 'arrangement.ask')}</span>
          </Button>
        </>
      )}
    </section>
  );
}

function Standing({ request: { text, percent, isGranted } }: { request: Accommodation }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const state = isGranted === null ? 'waiting' : isGranted ? 'granted' : 'declined';
  return (
    <>
      <p className={styles.text} role="status">
        {t(`arrangement.${state}`)}
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {percent !== null && (
        <p className={styles.text}>{t('arrangement.wanted', { percent: format.percent(percent) })}</p>
      )}
    </>
  );
}
