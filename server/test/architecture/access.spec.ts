import { GraphQLSchemaHost } from '@nestjs/graphql';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { operationsOf } from './operations';

/** Whoever makes an operation public writes it down here as well. */
const publicOperations = [
  'BrandLogosController.read',
  'CheckRoleController.status',
  'ExamFilesController.read',
  'HealthController.health',
  'HealthController.ready',
  'MetricsController.read',
  'Mutation askForHelp',
  'Mutation confirmJoin',
  'Mutation joinAssessment',
  'Mutation requestAccess',
  'Mutation requestPasswordCode',
  'Mutation setPassword',
  'Mutation signIn',
  'Mutation signInWithCode',
  'Mutation signInWithPasskey',
  'Mutation signOut',
  'Mutation startPasskeySignIn',
  'Mutation verifyPasswordCode',
  'OAuthController.token',
  'OAuthMetadataController.metadata',
  'Query passwordTicket',
  'Query passwordWasSet',
  'Query publicLinkEntry',
  'Query sharedReport',
  'Query signInProviders',
  'Query viewer',
  'SsoController.callback',
  'SsoController.start',
];

/** Whoever closes an operation to API keys for good writes it down here as well. */
const peopleOnly = [
  'Mutation addPasskey',
  'Mutation changeName',
  'Mutation changePassword',
  'Mutation confirmAuthenticator',
  'Mutation connectTrackingSystem',
  'Mutation contactSupport',
  'Mutation createApiKey',
  'Mutation createShareLink',
  'Mutation decideOnInvitations',
  'Mutation deleteNote',
  'Mutation deleteReply',
  'Mutation deleteRoleTemplate',
  'Mutation deleteSsoProvider',
  'Mutation deleteView',
  'Mutation demandSecondFactor',
  'Mutation disconnectTrackingSystem',
  'Mutation endOtherSessions',
  'Mutation endSession',
  'Mutation hideResults',
  'Mutation proveIdentity',
  'Mutation removeAuthenticator',
  'Mutation removePasskey',
  'Mutation renewRecoveryCodes',
  'Mutation resetSecondFactors',
  'Mutation revealResults',
  'Mutation revokeApiKey',
  'Mutation revokeShareLink',
  'Mutation saveReply',
  'Mutation saveRoleTemplate',
  'Mutation saveSsoProvider',
  'Mutation saveView',
  'Mutation sendTestMail',
  'Mutation startAuthenticator',
  'Mutation startPasskey',
  'Mutation startPasskeyProof',
  'Mutation testTrackingSystem',
  'Mutation updateBrand',
  'Mutation updateSettings',
  'Mutation writeNote',
  'Query accent',
  'Query apiKeys',
  'Query brandSettings',
  'Query savedViews',
  'Query secondFactorDemand',
  'Query sessions',
  'Query settings',
  'Query signInSecurity',
  'Query ssoSettings',
  'Query trackingConnections',
];

/** Keys, secrets, erasure, second factors, who may what: whoever does these has shown within 15 minutes that it is them. */
const underProof = [
  'Mutation addPasskey',
  'Mutation changeStaffVerification',
  'Mutation confirmAuthenticator',
  'Mutation connectTrackingSystem',
  'Mutation createAdmin',
  'Mutation createApiKey',
  'Mutation createHr',
  'Mutation createWebhookEndpoint',
  'Mutation decideAccessRequest',
  'Mutation deleteSsoProvider',
  'Mutation deleteStaffUser',
  'Mutation demandSecondFactor',
  'Mutation disconnectTrackingSystem',
  'Mutation endOtherSessions',
  'Mutation endSession',
  'Mutation eraseCandidate',
  'Mutation removeAuthenticator',
  'Mutation removePasskey',
  'Mutation renewRecoveryCodes',
  'Mutation resetSecondFactors',
  'Mutation revealReturnSecret',
  'Mutation revealWebhookSecret',
  'Mutation revokeApiKey',
  'Mutation rotateReturnSecret',
  'Mutation rotateWebhookSecret',
  'Mutation saveSsoProvider',
  'Mutation setRetention',
  'Mutation startAuthenticator',
  'Mutation startPasskey',
];

describe('access', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  it('is declared by every query, mutation, subscription and route', () => {
    const undeclared = operationsOf(app).filter(({ rule }) => !rule);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  it('was looked at for every field that the schema really serves', () => {
    const { schema } = app.get(GraphQLSchemaHost);
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((root) =>
      root ? Object.keys(root.getFields()).map((field) => `${root.name} ${field}`) : [],
    );
    expect(operationsOf(app).map(({ name }) => name)).toEqual(expect.arrayContaining(fields));
  });

  it('is open to everybody only where this file says so', () => {
    const open = operationsOf(app).filter(({ rule }) => rule?.for === 'public');
    expect(open.map(({ name }) => name).sort()).toEqual(publicOperations);
  });

  it('names the scope of an API key for everything that is for staff, and for nothing else', () => {
    const wrong = operationsOf(app).filter(({ rule, keyRule }) => (rule?.for === 'staff') !== (keyRule !== undefined));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('is closed to every API key only where this file says so', () => {
    const closed = operationsOf(app).filter(({ keyRule }) => keyRule === 'none');
    expect(closed.map(({ name }) => name).sort()).toEqual(peopleOnly);
  });

  it('asks for a fresh proof where this file says so', () => {
    const asking = operationsOf(app).filter(({ asksProof }) => asksProof);
    expect(asking.map(({ name }) => name).sort()).toEqual(underProof);
  });
});
