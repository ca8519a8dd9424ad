import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HalfDiscs } from '../../../components/brand/half-discs';
import { ButtonLink } from '../../../components/page/button-link';
import { useSession } from '../../../features/session/session-context';
import { paths } from '../../paths';
import styles from './about.module.css';

const STEPS = ['write', 'invite', 'sit', 'decide'] as const;
const PROMISES = ['saved', 'clock', 'languages', 'private'] as const;

/** What Mizan is, for everybody. */
export function AboutRoute() {
  const { t } = useTranslation('access');
  return (
    <article className={styles.about}>
      <title>{`${t('about.title')} · ${t('common:product')}`}</title>
      <Hero />
      <section className={styles.part} aria-labelledby="about-how">
        <h2 className={styles.heading} id="about-how">
          {t('about.how')}
        </h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.name}>{t(`about.${step}.title`)}</h3>
              <p>{t(`about.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part} aria-labelledby="about-promise">
        <h2 className={styles.heading} id="about-promise">
          {t('about.promise')}
        </h2>
        <ul className={styles.promises}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <h3 className={styles.name}>{t(`about.${promise}.title`)}</h3>
              <p>{t(`about.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <End />
    </article>
  );
}

function Hero() {
  const { t } = useTranslation('access');
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>{t('about.headline')}</h1>
        <p className={styles.lead}>{t('about.lead')}</p>
        <p className={styles.meaning}>{t('about.name')}</p>
        {!isSignedIn && (
          <ButtonLink type="primary" size="large" to={paths.contact()}>
            {t('about.request')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.pattern}>
        <HalfDiscs />
      </div>
    </header>
  );
}

function End() {
  const { t } = useTranslation('access');
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <footer className={styles.end}>
      <span>{t('about.end')}</span>{' '}
      <Link className={styles.link} to={isSignedIn ? paths.support() : paths.help()}>
        {t('about.contact')}
      </Link>
    </footer>
  );
}
