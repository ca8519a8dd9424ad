import type { CandidateDetails } from '../../../src/modules/candidates';

let made = 0;

/** Somebody who can be invited; no two of them share an address. */
export function aPerson(given: Partial<CandidateDetails> = {}): CandidateDetails {
  made += 1;
  const number = String(made).padStart(6, '0');
  return {
    firstName: 'Noor',
    lastName: 'Al-Hashimi',
    email: `noor${number}@example.com`,
    phone: `+9715${number}0`,
    ...given,
  };
}

export function people(count: number): CandidateDetails[] {
  return Array.from({ length: count }, () => aPerson());
}
