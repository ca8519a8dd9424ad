import type { Candidate } from './candidate.entity';

/** Who a candidate is and how to reach them: what the schema, files and mails are made of. */
export interface CandidateContact {
  id: string;
  firstName: string;
  lastName: string;
  /** First and last name. */
  name: string;
  email: string;
  phone: string | null;
}

type Person = Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>;

export function toContact({ id, firstName, lastName, email, phone }: Person): CandidateContact {
  return { id, firstName, lastName, name: `${firstName} ${lastName}`.trim(), email, phone };
}
