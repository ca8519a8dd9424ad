import type { TFunction } from 'i18next';

interface Example {
  titleKey: string;
  query: string;
  variables?: Record<string, unknown>;
}

const examples: Example[] = [
  {
    titleKey: 'playground:example.viewer',
    query: `query WhoAmI {
  viewer {
    name
    email
    role
    credits {
      numberOfRequests
      maxRequests
      remaining
    }
  }
}`,
  },
  {
    titleKey: 'playground:example.assessments',
    query: `query Assessments($first: Int!, $search: String) {
  assessments(first: $first, filter: { search: $search }, sort: UPDATED_AT, direction: DESC) {
    totalCount
    edges {
      node {
        id
        title
        jobRole
        status
        questionCount
        durationSeconds
        funnel {
          invited
          enrolled
          completed
        }
        averagePercentage
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    variables: { first: 10, search: '' },
  },
  {
    titleKey: 'playground:example.invite',
    query: `mutation Invite($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitations {
      id
      examUrl
      candidate {
        id
        name
      }
    }
    credits {
      remaining
    }
  }
}`,
    variables: {
      input: {
        assessmentId: '',
        candidates: [{ firstName: 'Noor', lastName: 'Al-Hashimi', email: 'noor@example.com', phone: '+971501234567' }],
      },
    },
  },
  {
    titleKey: 'playground:example.live',
    query: `subscription LiveProgress {
  attemptProgressed {
    candidate {
      name
    }
    assessment {
      title
    }
    state
    position
    questionCount
    lastSeenAt
  }
}`,
  },
  {
    titleKey: 'playground:example.results',
    query: `query Results($assessmentId: ID!, $after: String) {
  assessment(id: $assessmentId) {
    invitations(first: 50, after: $after, filter: { stages: [COMPLETED] }) {
      edges {
        node {
          completedAt
          candidate {
            name
            email
          }
          result {
            score
            totalScore
            percentage
            status
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}`,
    variables: { assessmentId: '', after: null },
  },
];

/** The tabs that a first visit opens; GraphiQL keeps the visitor's own from then on. */
export const exampleTabs = (t: TFunction) =>
  examples.map(({ titleKey, query, variables }) => ({
    query: `# ${t(titleKey)}\n${query}\n`,
    ...(variables ? { variables: JSON.stringify(variables, null, 2) } : {}),
  }));
