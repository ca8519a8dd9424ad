import type { ReasonCode } from '../../graphql/schema-generated';

/** By whom or what an irregularity comes from; the codes of the exam's own list. */
export const reasonGroups: { group: string; codes: ReasonCode[] }[] = [
  {
    group: 'technical',
    codes: [
      'TECHNICAL_NETWORK',
      'TECHNICAL_FREEZING',
      'TECHNICAL_LAUNCHING',
      'TECHNICAL_WORKSTATION',
      'TECHNICAL_PRINTING',
    ],
  },
  {
    group: 'environment',
    codes: [
      'ENVIRONMENT_DISTURBANCE',
      'ENVIRONMENT_NOISE',
      'ENVIRONMENT_COMFORT',
      'ENVIRONMENT_POWER_OUTAGE',
      'ENVIRONMENT_WEATHER',
    ],
  },
  {
    group: 'candidate',
    codes: [
      'CANDIDATE_ILLNESS',
      'CANDIDATE_IDENTITY',
      'CANDIDATE_BEHAVIOUR',
      'CANDIDATE_COMPLAINT',
      'CANDIDATE_LATE',
      'CANDIDATE_NAVIGATION',
      'CANDIDATE_NO_SHOW',
    ],
  },
  {
    group: 'staff',
    codes: ['STAFF_ERROR', 'STAFF_LATE', 'STAFF_COMPLIANCE', 'STAFF_BEHAVIOUR', 'STAFF_NO_SHOW'],
  },
  { group: 'other', codes: ['OTHER'] },
];
