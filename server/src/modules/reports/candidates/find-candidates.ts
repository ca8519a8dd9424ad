import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { searchWords } from '../../../platform/listing';
import { InvitationLoader, Invitations, toContact } from '../../candidates';
import type { CandidateContact } from '../../candidates';
import { CandidateRows } from './candidates.args';
import { CandidatesQueries } from './candidates.queries';
import { FindCandidatesQueries } from './find-candidates.queries';

const MOST = 5;
/** Whoever types fewer letters means a beginning. */
const FEWEST_ANYWHERE = 3;

/** The few people whom somebody means who begins to type a name. Whoever is called so comes before everybody newer who only has it somewhere. */
@Injectable()
export class FindCandidates {
  constructor(
    private readonly queries: FindCandidatesQueries,
    private readonly list: CandidatesQueries,
    private readonly invitations: Invitations,
    private readonly loader: InvitationLoader,
  ) {}

  /** @throws InvalidInput where it is too long */
  async execute(viewer: Viewer, search: string): Promise<CandidateContact[]> {
    const typed = searchWords(search, 'search').join(' ');
    if (typed === '') return [];
    const ids = await this.queries.beginningWith(viewer, typed, MOST);
    if (ids.length < MOST) ids.push(...(await this.queries.withWordBeginning(viewer, typed, MOST - ids.length, ids)));
    if (ids.length < MOST && typed.length >= FEWEST_ANYWHERE) ids.push(...(await this.containing(viewer, typed, ids)));
    const people = await Promise.all(ids.slice(0, MOST).map((id) => this.loader.candidate(id)));
    return people.map(toContact);
  }

  /** Others, newest first, as the list of all has them: by any word of name, address and number, or by the id elsewhere. */
  private async containing(viewer: Viewer, search: string, others: readonly string[]): Promise<string[]> {
    const first = MOST + others.length;
    const { rows } = await this.list.page(viewer, { filter: { search }, rows: CandidateRows.PEOPLE, first });
    const invited = await this.invitations.byIds(rows.map(({ id }) => id));
    return invited.map(({ candidateId }) => candidateId).filter((id) => !others.includes(id));
  }
}
