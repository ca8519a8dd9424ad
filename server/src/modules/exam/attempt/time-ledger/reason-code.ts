import { registerEnumType } from '@nestjs/graphql';

/** Why staff stepped into an exam: the usual irregularities of a test centre, by whom or what they come from. */
export const ReasonCode = {
  ENVIRONMENT_COMFORT: 'environment-comfort',
  ENVIRONMENT_DISTURBANCE: 'environment-disturbance',
  ENVIRONMENT_NOISE: 'environment-noise',
  ENVIRONMENT_POWER_OUTAGE: 'environment-power-outage',
  ENVIRONMENT_WEATHER: 'environment-weather',
  CANDIDATE_BEHAVIOUR: 'candidate-behaviour',
  CANDIDATE_COMPLAINT: 'candidate-complaint',
  CANDIDATE_IDENTITY: 'candidate-identity',
  CANDIDATE_ILLNESS: 'candidate-illness',
  CANDIDATE_LATE: 'candidate-late',
  CANDIDATE_NAVIGATION: 'candidate-navigation',
  CANDIDATE_NO_SHOW: 'candidate-no-show',
  STAFF_BEHAVIOUR: 'staff-behaviour',
  STAFF_COMPLIANCE: 'staff-compliance',
  STAFF_ERROR: 'staff-error',
  STAFF_LATE: 'staff-late',
  STAFF_NO_SHOW: 'staff-no-show',
  TECHNICAL_FREEZING: 'technical-freezing',
  TECHNICAL_LAUNCHING: 'technical-launching',
  TECHNICAL_NETWORK: 'technical-network',
  TECHNICAL_PRINTING: 'technical-printing',
  TECHNICAL_WORKSTATION: 'technical-workstation',
  OTHER: 'other',
} as const;
export type ReasonCode = (typeof ReasonCode)[keyof typeof ReasonCode];

registerEnumType(ReasonCode, { name: 'ReasonCode', description: 'Why staff stepped in. OTHER needs a note.' });
