import { useTranslation } from 'react-i18next';
import { SkillName } from '../../../components/text/skill-name';
import { Section } from '../../../components/page/section';
import { UserText } from '../../../components/text/user-text';
import type { CandidateReport_ResultFragment } from './candidate-report-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './skill-bars.module.css';

interface Props {
  profile: CandidateReport_ResultFragment['skillProfile'];
  firstName: string;
}

/** What a candidate earned by skill, beside everybody else who took the assessment. */
export function SkillBars({ profile: { skills, groupSize }, firstName }: Props) {
  const { t } = useTranslation('candidate-report');
  const format = useFormat();
  const hasAverage = skills.some(({ average }) => average !== null);
  if (skills.length === 0) return null;
  return (
    <Section
      title={t('skills')}
      note={
        <span className={styles.legend}>
          <span>
            <i className={styles.swatch} aria-hidden /> <UserText>{firstName}</UserText>
          </span>
          {hasAverage && (
            <span>
              <i className={styles.mark} aria-hidden />{' '}
              {t('averageOf', { count: groupSize, formatted: format.number(groupSize) })}
            </span>
          )}
        </span>
      }
    >
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('skill')}</th>
            <th scope="col">{t('average')}</th>
            <th scope="col">{t('percentage')}</th>
          </tr>
        </thead>
        <tbody>
          {skills.map((one) => (
            <SkillRow key={one.skill} {...one} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function SkillRow({ skill, percentage, average }: Props['profile']['skills'][number]) {
  const format = useFormat();
  return (
    <tr>
      <th scope="row" className={styles.skill}>
        <SkillName skill={skill} />
      </th>
      <td className={styles.bar}>
        <span className={styles.track} aria-hidden>
          <span className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
          {average !== null && <span className={styles.tick} style={{ insetInlineStart: `${average}%` }} />}
        </span>
        {average !== null && <span className="visually-hidden">{format.percent(average)}</span>}
      </td>
      <td className={styles.figure}>{format.number(percentage)}</td>
    </tr>
  );
}
