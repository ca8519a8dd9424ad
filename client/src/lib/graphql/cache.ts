import possibleTypes from '../../graphql/possible-types-generated';
import { defaultDataIdFromObject, InMemoryCache, type StoreObject } from '@apollo/client';

/** A test shows the version of a question that it was built with, the bank the newest: two things of one id. */
const questionKey = ({ __typename, id, version }: Readonly<StoreObject>) => {
  const named = defaultDataIdFromObject({ __typename, id });
  return typeof version === 'number' ? `${named}:${version}` : named;
};

/** What the pages of the staff side share of the server's answers. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Credits: { merge: true },
      InvitationFunnel: { merge: true },
      AssessmentConfiguration: { merge: true },
      ReportOptions: { merge: true },
      Question: { keyFields: questionKey },
      // There is one per session, and it has no id: what a change answers replaces what every screen shows.
      StaffSettings: { keyFields: [] },
    },
  });
