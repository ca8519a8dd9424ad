import type { ReactNode } from 'react';
import { FactLine } from '../../../../components/page/page-header';
import { AssessmentFacts } from './assessment-facts';
import { useAssessmentHomeQuery } from './assessment-home-generated';
import styles from './assessment-home.module.css';
import { AssessmentTabs, type AssessmentTab } from './assessment-tabs';

/** The head of a page about one assessment that says its title in a bar of its own. */
export function AssessmentStanding({ id, tab }: { id: string; tab: AssessmentTab }): ReactNode {
  const { data } = useAssessmentHomeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <div className={styles.standing}>
        <FactLine>{data && <AssessmentFacts data={data} />}</FactLine>
      </div>
      <AssessmentTabs id={id} current={tab} />
    </>
  );
}
