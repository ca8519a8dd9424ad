import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { ProviderCatalogue } from '../../platform/discovery';
import { cleanText } from '../../platform/text';
import { CallbackAddresses } from './callback-addresses.port';
import type { InviteeInput } from './candidates.inputs';
import { InviteQueries } from './invite.queries';
import { normaliseEmail } from './list/email-address';
import { MAX_CANDIDATES } from './list/limits';
import { readInvitees } from './read-invitees';
import type { ReadInvitee } from './read-invitees';

/** Holds a list against what is there: who is invited, which external ids are taken, where callbacks may go. */
@Injectable()
export class CheckInvitees {
  constructor(
    private readonly queries: InviteQueries,
    private readonly catalogue: ProviderCatalogue,
  ) {}

  /** People fill in a form that asks for all of it; programs may know no more than an address and a name. */
  async execute(viewer: Viewer, assessmentId: string, given: readonly InviteeInput[]): Promise<ReadInvitee[]> {
    const looked = given.slice(0, MAX_CANDIDATES);
    const emails = looked.map(({ email }) => normaliseEmail(email));
    const known = {
      invitedAtByEmail: await this.queries.invitedAtByEmail(assessmentId, emails),
      externalIds: await this.queries.takenExternalIds(viewer.userId, textsOf(looked, 'externalId')),
      callbackProblems: await this.callbackProblems(textsOf(looked, 'callbackUrl')),
    };
    return readInvitees(given, known, viewer.apiKey ? 'name-and-email' : 'all');
  }

  /** Each host is looked up once, however many are told there. */
  private async callbackProblems(urls: readonly string[]): Promise<Map<string, string>> {
    const [addresses] = this.catalogue.instancesOf(CallbackAddresses);
    const ofHosts = new Map<string, string | null>();
    const problems = new Map<string, string>();
    for (const url of urls) {
      const host = hostPartOf(url);
      if (!ofHosts.has(host)) ofHosts.set(host, addresses ? await addresses.problemOf(url) : 'url');
      const problem = ofHosts.get(host);
      if (problem) problems.set(url, problem);
    }
    return problems;
  }
}

/** All of an address that decides whether it is fit. */
function hostPartOf(text: string): string {
  if (!URL.canParse(text)) return text;
  const { protocol, username, password, host } = new URL(text);
  return `${protocol}//${username}:${password}@${host}`;
}

function textsOf(given: readonly InviteeInput[], field: 'externalId' | 'callbackUrl'): string[] {
  return given.flatMap((one) => cleanText(one[field] ?? '') || []);
}
