import { InMemoryCache } from '@apollo/client';

/** What the pages of the staff side share of the server's answers. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Credits: { merge: true },
      InvitationFunnel: { merge: true },
      AssessmentConfiguration: { merge: true },
      ReportOptions: { merge: true },
      // There is one per session, and it has no id: what a change answers replaces what every screen shows.
      StaffSettings: { keyFields: [] },
    },
  });
