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
    titleKey: 'playground:example.dashboard',
    query: `query Dashboard($range: DashboardRange!) {
  dashboard {
    totalInvites
    totalCandidates
    totalAssessments
    attendance(range: $range) {
      startsOn
      invited
      attended
    }
  }
}`,
    variables: { range: 'WEEKS_12' },
  },
  {
    titleKey: 'playground:example.live',
    query: `subscription LiveProgress {
  attemptProgressed {
    candidateName
    assessmentTitle
    state
    position
    questionCount
    lastSeenAt
  }
}`,
  },
];

/** The tabs that a first visit opens; GraphiQL keeps the visitor's own from then on. */
export const exampleTabs = (t: TFunction) =>
  examples.map(({ titleKey, query, variables }) => ({
    query: `# ${t(titleKey)}\n${query}\n`,
    ...(variables ? { variables: JSON.stringify(variables, null, 2) } : {}),
  }));
