import { useState } from 'react';
import { PoolsSection } from '../../../../features/assessments';
import { useSkillsQuery } from '../../../../features/questions/question-changes-generated';
import type { Wizard } from './use-wizard';

/** The draws of the assessment, with the skills that are in use to choose from. */
export function PoolsPart({ pools }: { pools: Wizard['pools'] }) {
  const [typed, setTyped] = useState('');
  const { data, previousData } = useSkillsQuery({ variables: { search: typed.trim() || null } });
  const skills = (data ?? previousData)?.skills ?? [];
  return <PoolsSection pools={pools.pools} onChange={pools.change} skills={skills} onSkillSearch={setTyped} />;
}
