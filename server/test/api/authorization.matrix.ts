import type { ApiScope } from '../../src/platform/access';

/** Who may call what. Every operation of the schema and every REST route has its row; one without fails the suite. */

export const viewerKinds = ['nobody', 'candidate', 'hr', 'admin', 'superAdmin'] as const;
export type ViewerKind = (typeof viewerKinds)[number];
export type Verdict = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN';
export type Access = Record<ViewerKind, Verdict>;

/** Records that the test makes for an owner outside everybody's scope but a super-admin's. */
export type ForeignKind =
  | 'assessment'
  | 'test'
  | 'question'
  | 'candidate'
  | 'resultQuestion'
  | 'admin'
  | 'session'
  | 'file'
  | 'attempt'
  | 'invitation'
  | 'webhook'
  | 'delivery'
  | 'apiKey'
  | 'publicLink'
  | 'assessmentExport'
  | 'shareLink'
  | 'questionImport';

export interface Row {
  access: Access;
  /** Where a call names records of somebody, and what it answers when they are out of scope: the same as for random ids. */
  foreign?: { ids: Record<string, ForeignKind>; code: string };
}

export interface RouteRow {
  access: Access;
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  /** What the parts of the address in braces name. */
  foreign?: Record<string, ForeignKind>;
  /** It goes on telling until somebody hangs up. */
  staysOpen?: true;
}

const everybody: Access = everyone('allowed');
const staff: Access = { ...everyone('allowed'), nobody: 'UNAUTHENTICATED', candidate: 'UNAUTHENTICATED' };
const managers: Access = { ...staff, hr: 'FORBIDDEN' };
const superAdmins: Access = { ...managers, admin: 'FORBIDDEN' };
const candidates: Access = { ...everyone('UNAUTHENTICATED'), candidate: 'allowed' };

const assessment = (path: string) => ({ ids: { [path]: 'assessment' as const }, code: 'ASSESSMENT_NOT_FOUND' });
const test = (path: string) => ({ ids: { [path]: 'test' as const }, code: 'TEST_NOT_FOUND' });
const question = (path: string) => ({ ids: { [path]: 'question' as const }, code: 'QUESTION_NOT_FOUND' });
const attempt = (path: string) => ({ ids: { [path]: 'attempt' as const }, code: 'ATTEMPT_NOT_FOUND' });
const webhook = (path: string) => ({ ids: { [path]: 'webhook' as const }, code: 'WEBHOOK_NOT_FOUND' });
const delivery = (path: string) => ({ ids: { [path]: 'delivery' as const }, code: 'WEBHOOK_DELIVERY_NOT_FOUND' });
const invitations = { ids: { 'input.invitationIds.0': 'invitation' as const }, code: 'INVITATION_NOT_FOUND' };
const publicLink = { ids: { 'input.id': 'publicLink' as const }, code: 'PUBLIC_LINK_NOT_FOUND' };
const person = (path: string) => ({ ids: { [path]: 'admin' as const }, code: 'STAFF_USER_NOT_FOUND' });

export const operations: Record<string, Row> = {
  'Query signInSecurity': { access: staff },
  // Without somebody named it is the installation's own, of this query and of the mutation.
  'Query brandSettings': { access: superAdmins, foreign: person('hrId') },
  'Mutation updateBrand': { access: superAdmins, foreign: person('input.hrId') },
  'Query accent': { access: staff },
  'Mutation rewordMail': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation resetMailWording': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation previewMail': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation sendTestMail': { access: staff, foreign: assessment('input.assessmentId') },
  'Query signInProviders': { access: everybody },
  'Query ssoSettings': { access: superAdmins },
  'Mutation saveSsoProvider': { access: superAdmins },
  'Mutation deleteSsoProvider': { access: superAdmins },
  'Query secondFactorDemand': { access: superAdmins },
  'Mutation signInWithCode': { access: everybody },
  'Mutation startPasskeySignIn': { access: everybody },
  'Mutation signInWithPasskey': { access: everybody },
  'Mutation startAuthenticator': { access: staff },
  'Mutation confirmAuthenticator': { access: staff },
  'Mutation removeAuthenticator': { access: staff },
  'Mutation startPasskey': { access: staff },
  'Mutation addPasskey': { access: staff },
  'Mutation removePasskey': { access: staff },
  'Mutation renewRecoveryCodes': { access: staff },
  'Mutation startPasskeyProof': { access: staff },
  'Mutation proveIdentity': { access: staff },
  'Mutation demandSecondFactor': { access: superAdmins },
  'Mutation resetSecondFactors': { access: managers, foreign: person('input.id') },
  'Query accessRequests': { access: managers },
  'Query admin': { access: superAdmins },
  'Query adminReport': { access: superAdmins },
  'Query admins': { access: superAdmins },
  'Query apiKeys': { access: staff },
  'Query assessment': { access: staff, foreign: assessment('id') },
  'Query assessments': { access: staff },
  'Query attempt': { access: staff, foreign: attempt('id') },
  'Query auditActions': { access: superAdmins },
  'Query auditEntries': { access: superAdmins },
  'Query candidateData': {
    access: staff,
    foreign: { ids: { id: 'candidate' }, code: 'CANDIDATE_NOT_FOUND' },
  },
  'Query candidateReport': {
    access: staff,
    foreign: { ids: { id: 'candidate' }, code: 'CANDIDATE_NOT_FOUND' },
  },
  'Query candidates': { access: staff },
  'Query checkReceipt': { access: staff },
  'Query dashboard': { access: staff },
  'Query erasures': { access: managers },
  'Query findAssessments': { access: staff },
  'Query findCandidates': { access: staff },
  'Query afterExam': { access: candidates },
  'Query examResult': { access: candidates },
  'Query examEntry': { access: candidates },
  'Query examReceipts': { access: candidates },
  'Query examReturn': { access: candidates },
  'Query hr': { access: managers, foreign: person('id') },
  'Query hrReport': { access: managers, foreign: person('id') },
  'Query hrs': { access: managers },
  'Query trackingConnections': { access: staff },
  'Query invitationByExternalId': { access: staff },
  'Query liveAttempts': { access: staff },
  'Query awaitingMarkCount': { access: staff },
  'Query markingQueue': { access: staff, foreign: assessment('filter.assessmentId') },
  'Query markingTask': {
    access: staff,
    foreign: { ids: { id: 'resultQuestion' }, code: 'RESULT_QUESTION_NOT_FOUND' },
  },
  'Query openAccessRequestCount': { access: managers },
  'Query passwordTicket': { access: everybody },
  'Query passwordWasSet': { access: everybody },
  'Query previewRemarking': { access: staff, foreign: assessment('input.assessmentId') },
  'Query previewMarks': { access: staff, foreign: assessment('input.assessmentId') },
  'Query proctorState': { access: candidates },
  'Query publicLinkEntry': { access: everybody },
  'Query question': { access: staff, foreign: question('id') },
  'Query questionExportReport': { access: staff },
  'Query questionImportJob': {
    access: staff,
    foreign: { ids: { id: 'questionImport' }, code: 'QUESTION_IMPORT_NOT_FOUND' },
  },
  'Query questionImportJobs': { access: staff },
  'Query questions': { access: staff },
  'Query questionTranslation': { access: staff, foreign: question('id') },
  'Query translationWork': { access: staff },
  'Query questionVersions': { access: staff, foreign: question('id') },
  'Query receivers': { access: managers, foreign: person('excludingId') },
  'Query retentionRules': { access: managers },
  'Query sharedReport': { access: everybody },
  'Query savedViews': { access: staff },
  'Query sessions': { access: staff },
  'Query settings': { access: staff },
  'Query skills': { access: staff },
  'Query staffUserHoldings': { access: managers, foreign: person('id') },
  'Query test': { access: staff, foreign: test('id') },
  'Query tests': { access: staff },
  'Query viewer': { access: everybody },
  'Query webhookDeliveries': { access: staff, foreign: webhook('endpointId') },
  'Query webhookDelivery': { access: staff, foreign: delivery('id') },
  'Query webhookEndpoint': { access: staff, foreign: webhook('id') },
  'Query webhookEndpoints': { access: staff },
  'Query windowMoments': { access: staff },

  'Mutation createShareLink': {
    access: staff,
    foreign: {
      ids: { 'input.assessmentId': 'assessment', 'input.candidateId': 'candidate' },
      code: 'RESULT_NOT_FOUND',
    },
  },
  'Mutation revokeShareLink': {
    access: staff,
    foreign: { ids: { 'input.id': 'shareLink' }, code: 'SHARE_LINK_NOT_FOUND' },
  },
  'Mutation addAssessmentQuestion': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation addQuestionsFromBank': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation addQuestionsToTest': { access: staff, foreign: test('input.testId') },
  'Mutation addTime': { access: staff, foreign: attempt('input.attemptId') },
  'Mutation addTestQuestion': { access: staff, foreign: test('input.testId') },
  'Mutation archiveAssessment': { access: staff, foreign: assessment('input.id') },
  'Mutation applyRemarking': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation cancelAssessmentExport': {
    access: staff,
    foreign: { ids: { 'input.id': 'assessmentExport' }, code: 'ASSESSMENT_EXPORT_NOT_FOUND' },
  },
  'Mutation cancelQuestionImport': {
    access: staff,
    foreign: { ids: { 'input.id': 'questionImport' }, code: 'QUESTION_IMPORT_NOT_FOUND' },
  },
  'Mutation changeAssessmentStatus': { access: staff, foreign: assessment('input.id') },
  'Mutation changeName': { access: staff },
  'Mutation changePassword': { access: staff },
  'Mutation changeQuestionStatus': { access: staff, foreign: question('input.id') },
  'Mutation changeStaffVerification': { access: managers, foreign: person('input.id') },
  'Mutation changeTestStatus': { access: staff, foreign: test('input.id') },
  'Mutation continueAttempt': { access: staff, foreign: attempt('input.attemptId') },
  'Mutation contactSupport': { access: staff },
  'Mutation askForAccommodation': { access: candidates },
  'Mutation declineAccommodation': {
    access: staff,
    foreign: { ids: { 'input.invitationId': 'invitation' }, code: 'INVITATION_NOT_FOUND' },
  },
  'Mutation countLateAnswer': {
    access: staff,
    foreign: { ids: { 'input.questionId': 'resultQuestion' }, code: 'RESULT_QUESTION_NOT_FOUND' },
  },
  'Mutation createAdmin': { access: superAdmins },
  'Mutation createApiKey': { access: staff },
  'Mutation createAssessment': { access: staff },
  'Mutation createHr': { access: managers },
  'Mutation createQuestion': { access: staff },
  'Mutation createTest': { access: staff },
  'Mutation createWebhookEndpoint': { access: staff },
  'Mutation decideAccessRequest': { access: managers },
  'Mutation deleteQuestion': { access: staff, foreign: question('input.id') },
  'Mutation deleteView': { access: staff },
  'Mutation endStaffSessions': { access: managers, foreign: person('input.id') },
  'Mutation deleteStaffUser': { access: managers, foreign: person('input.id') },
  'Mutation deleteTest': { access: staff, foreign: test('input.id') },
  'Mutation deleteWebhookEndpoint': { access: staff, foreign: webhook('id') },
  'Mutation duplicateAssessment': { access: staff, foreign: assessment('input.id') },
  'Mutation duplicateQuestion': { access: staff, foreign: question('input.id') },
  'Mutation duplicateTest': { access: staff, foreign: test('input.id') },
  'Mutation endAttempt': { access: staff, foreign: attempt('input.attemptId') },
  'Mutation endOtherSessions': { access: staff },
  'Mutation endSession': { access: staff, foreign: { ids: { id: 'session' }, code: 'SESSION_NOT_FOUND' } },
  'Mutation examPulse': { access: candidates },
  'Mutation finishRecording': { access: candidates },
  'Mutation finishUpload': {
    access: staff,
    foreign: { ids: { 'input.uploadId': 'file' }, code: 'FILE_NOT_FOUND' },
  },
  'Mutation eraseCandidate': {
    access: managers,
    foreign: { ids: { 'input.id': 'candidate' }, code: 'CANDIDATE_NOT_FOUND' },
  },
  'Mutation giveAnswerFeedback': {
    access: staff,
    foreign: { ids: { 'input.questionId': 'resultQuestion' }, code: 'RESULT_QUESTION_NOT_FOUND' },
  },
  'Mutation giveFeedback': {
    access: staff,
    foreign: {
      ids: { 'input.assessmentId': 'assessment', 'input.candidateId': 'candidate' },
      code: 'RESULT_NOT_FOUND',
    },
  },
  'Mutation giveQueuedMark': {
    access: staff,
    foreign: { ids: { 'input.questionId': 'resultQuestion' }, code: 'RESULT_QUESTION_NOT_FOUND' },
  },
  'Mutation giveTaskFeedback': {
    access: staff,
    foreign: { ids: { 'input.questionId': 'resultQuestion' }, code: 'RESULT_QUESTION_NOT_FOUND' },
  },
  'Mutation importQuestions': { access: staff },
  'Mutation importTranslations': { access: staff },
  'Mutation previewTranslationImport': { access: staff },
  'Mutation connectTrackingSystem': { access: staff },
  'Mutation disconnectTrackingSystem': { access: staff },
  'Mutation testTrackingSystem': { access: staff },
  'Mutation cancelInvitations': { access: staff, foreign: invitations },
  'Mutation prepareCallbacks': { access: staff },
  'Mutation inviteCandidates': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation markAnswer': {
    access: staff,
    foreign: { ids: { 'input.questionId': 'resultQuestion' }, code: 'RESULT_QUESTION_NOT_FOUND' },
  },
  'Mutation messageCandidate': { access: staff, foreign: attempt('input.attemptId') },
  'Mutation changeExamLanguage': { access: candidates },
  'Mutation nextQuestion': { access: candidates },
  'Mutation goToQuestion': { access: candidates },
  'Mutation noteProctorEvent': { access: candidates },
  'Mutation pauseAttempt': { access: staff, foreign: attempt('input.attemptId') },
  'Mutation previewCandidateFile': { access: staff },
  'Mutation previewCandidateRows': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation previewCandidateText': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation previewQuestionImport': { access: staff },
  'Mutation publishAssessment': { access: staff, foreign: assessment('id') },
  'Mutation publishTest': { access: managers, foreign: test('input.id') },
  'Mutation readExamMessage': { access: candidates },
  'Mutation removeAssessmentQuestion': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation removeTestQuestion': { access: staff, foreign: test('input.testId') },
  'Mutation reopenAttempt': { access: staff, foreign: attempt('input.attemptId') },
  'Mutation reviewProctorEvent': { access: staff },
  'Mutation changePublicLink': { access: staff, foreign: publicLink },
  'Mutation closePublicLink': { access: staff, foreign: publicLink },
  'Mutation createPublicLink': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation submitUnsentAnswers': { access: candidates },
  'Mutation confirmJoin': { access: everybody },
  'Mutation joinAssessment': { access: everybody },
  'Mutation importUnsentAnswers': { access: staff },
  'Mutation reissueInvitations': { access: staff, foreign: invitations },
  'Mutation revealResults': { access: staff, foreign: assessment('assessmentId') },
  'Mutation hideResults': { access: staff, foreign: assessment('assessmentId') },
  'Mutation reorderAssessmentQuestions': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation reorderTestQuestions': { access: staff, foreign: test('input.testId') },
  'Mutation replayWebhookDelivery': { access: staff, foreign: delivery('id') },
  'Mutation reportProctorEvents': { access: candidates },
  'Mutation decideOnInvitations': { access: staff, foreign: invitations },
  'Mutation tagInvitations': { access: staff, foreign: invitations },
  'Mutation setDecisionStages': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation writeNote': {
    access: staff,
    foreign: { ids: { 'input.invitationId': 'invitation' }, code: 'INVITATION_NOT_FOUND' },
  },
  'Mutation deleteNote': { access: staff },
  'Mutation deleteReply': { access: staff },
  'Mutation saveReply': { access: staff },
  'Mutation saveRoleTemplate': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation deleteRoleTemplate': { access: staff },
  'Mutation startFromTemplate': { access: staff },
  'Query roleTemplates': { access: staff },
  'Mutation mailCandidates': { access: staff, foreign: invitations },
  'Mutation previewLetters': { access: staff, foreign: invitations },
  'Mutation askForHelp': { access: everybody },
  'Mutation requestAccess': { access: everybody },
  'Mutation requestPasswordCode': { access: everybody },
  'Mutation revealReturnSecret': { access: staff, foreign: assessment('assessmentId') },
  'Mutation revealWebhookSecret': { access: staff, foreign: webhook('id') },
  'Mutation rotateReturnSecret': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation rotateWebhookSecret': { access: staff, foreign: webhook('input.id') },
  'Mutation setRetention': { access: superAdmins },
  'Mutation saveView': { access: staff },
  'Mutation restoreQuestionVersion': { access: staff, foreign: question('input.id') },
  'Mutation resendInvitations': { access: staff, foreign: invitations },
  'Mutation resumeAttempt': { access: candidates },
  'Mutation revokeInvitations': { access: staff, foreign: invitations },
  'Mutation revokeApiKey': {
    access: staff,
    foreign: { ids: { 'input.id': 'apiKey' }, code: 'API_KEY_NOT_FOUND' },
  },
  'Mutation saveAnswer': { access: candidates },
  'Mutation setExtraTime': {
    access: staff,
    foreign: { ids: { 'input.invitationId': 'invitation' }, code: 'INVITATION_NOT_FOUND' },
  },
  'Mutation setInvitationWindow': { access: staff, foreign: invitations },
  'Mutation setMarkingRules': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation setPools': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation setPassword': { access: everybody },
  'Mutation signIn': { access: everybody },
  'Mutation signOut': { access: everybody },
  'Mutation startQuestionImport': { access: staff },
  'Mutation startAssessmentExport': { access: staff, foreign: assessment('input.assessmentId') },
  'Mutation startAttempt': { access: candidates },
  'Mutation startRecording': { access: candidates },
  'Mutation startUpload': { access: staff },
  'Mutation submitAttempt': { access: candidates },
  'Mutation takeNewestVersions': { access: staff, foreign: test('input.testId') },
  'Mutation testWebhookEndpoint': { access: staff, foreign: webhook('id') },
  'Mutation updateAssessment': { access: staff, foreign: assessment('input.id') },
  'Mutation updateHr': { access: managers, foreign: person('input.id') },
  'Mutation translateQuestion': { access: staff, foreign: question('input.id') },
  'Mutation updateQuestion': { access: staff, foreign: question('input.id') },
  'Mutation updateSettings': { access: staff },
  'Mutation updateTest': { access: staff, foreign: test('input.id') },
  'Mutation updateWebhookEndpoint': { access: staff, foreign: webhook('input.id') },
  'Mutation withdrawTest': { access: managers, foreign: test('input.id') },
  'Mutation uploadAnswerFile': { access: candidates },
  'Mutation uploadFile': { access: staff },
  'Mutation uploadPart': {
    access: staff,
    foreign: { ids: { 'input.uploadId': 'file' }, code: 'FILE_NOT_FOUND' },
  },
  'Mutation uploadRecordingPart': { access: candidates },
  'Mutation uploadSnapshot': { access: candidates },
  'Mutation verifyPasswordCode': { access: everybody },

  'Subscription assessmentExportProgressed': { access: staff },
  'Subscription questionImportProgressed': { access: staff },
  'Subscription attemptProgressed': { access: staff },
};

export const routes: Record<string, RouteRow> = {
  // Whatever goes wrong leads back to the sign-in page.
  'BrandLogosController.read': { access: everybody, method: 'GET', url: '/api/v1/brand/logos/x.png' },
  'SsoController.callback': { access: everybody, method: 'GET', url: '/api/v1/sso/callback' },
  'SsoController.start': { access: everybody, method: 'GET', url: '/api/v1/sso/x/start' },
  'ApiReferenceController.reference': { access: staff, method: 'GET', url: '/api/v1/api-reference' },
  'ApiReferenceController.schema': { access: staff, method: 'GET', url: '/api/schema.graphql' },
  // For a person there is no connection, which each of them answers alike.
  'ApiReferenceController.openapi': { access: staff, method: 'GET', url: '/api/openapi.json' },
  'AshbyController.cancel': { access: staff, method: 'POST', url: '/api/v1/ats/ashby/assessment.cancel' },
  'AshbyController.list': { access: staff, method: 'POST', url: '/api/v1/ats/ashby/assessment.list' },
  'AshbyController.start': { access: staff, method: 'POST', url: '/api/v1/ats/ashby/assessment.start' },
  'AssessmentExportsController.download': {
    access: staff,
    method: 'GET',
    url: '/api/v1/assessment-exports/{assessmentExport}.zip',
    foreign: { assessmentExport: 'assessmentExport' },
  },
  'AuditExportController.download': { access: superAdmins, method: 'GET', url: '/api/v1/audit.csv' },
  'CandidateExportController.download': {
    access: staff,
    method: 'GET',
    url: '/api/v1/candidate/{candidate}/data.zip',
    foreign: { candidate: 'candidate' },
  },
  'CandidateReportsController.candidate': {
    access: staff,
    method: 'GET',
    url: '/api/v1/candidate/{candidate}',
    foreign: { candidate: 'candidate' },
  },
  'CandidateReportsController.removeResult': {
    access: managers,
    method: 'DELETE',
    url: '/api/v1/assessment-result/assessmentId/{assessment}/candidateId/{candidate}',
    foreign: { assessment: 'assessment', candidate: 'candidate' },
  },
  // Open to all in itself: it is the call that tells whether there is a session.
  'CheckRoleController.status': { access: staff, method: 'POST', url: '/api/v1/checkRole/status' },
  // Open to all in itself: the address carries a seal, and without one there is nothing.
  'ExamFilesController.read': { access: everybody, method: 'GET', url: '/api/v1/exam/files/{file}' },
  'FilesController.read': {
    access: staff,
    method: 'GET',
    url: '/api/v1/files/{file}',
    foreign: { file: 'file' },
  },
  'FilesController.readNameless': {
    access: staff,
    method: 'GET',
    url: '/api/v1/files/{file}/nameless',
    foreign: { file: 'file' },
  },
  'GreenhouseController.listTests': { access: staff, method: 'GET', url: '/api/v1/ats/greenhouse/list_tests' },
  'GreenhouseController.responseError': { access: staff, method: 'POST', url: '/api/v1/ats/greenhouse/response_error' },
  'GreenhouseController.sendTest': { access: staff, method: 'POST', url: '/api/v1/ats/greenhouse/send_test' },
  'GreenhouseController.testStatus': { access: staff, method: 'GET', url: '/api/v1/ats/greenhouse/test_status' },
  'HealthController.health': { access: everybody, method: 'GET', url: '/api/v1/health' },
  'HealthController.ready': { access: everybody, method: 'GET', url: '/api/v1/ready' },
  // The test calls from this machine, as Prometheus beside the server; metrics.spec.ts has everybody else.
  'MetricsController.read': { access: everybody, method: 'GET', url: '/api/metrics' },
  'OAuthController.token': { access: everybody, method: 'POST', url: '/api/oauth/token' },
  'OAuthMetadataController.metadata': {
    access: everybody,
    method: 'GET',
    url: '/api/.well-known/oauth-authorization-server',
  },
  'PdfExportsController.candidate': {
    access: staff,
    method: 'GET',
    url: '/api/v1/candidates/{candidate}.pdf',
    foreign: { candidate: 'candidate' },
  },
  'PdfExportsController.result': {
    access: staff,
    method: 'GET',
    url: '/api/v1/results/{assessment}/{candidate}.pdf',
    foreign: { assessment: 'assessment', candidate: 'candidate' },
  },
  'QuestionExportController.download': {
    access: staff,
    method: 'GET',
    url: '/api/v1/questions/export?format=gift&ids={question}',
    foreign: { question: 'question' },
  },
  'NudgesController.open': { access: candidates, method: 'GET', url: '/api/v1/exam/nudges', staysOpen: true },
  'TranslationExportController.download': {
    access: staff,
    method: 'GET',
    url: '/api/v1/questions/translations?format=xliff&from=en&ids={question}',
    foreign: { question: 'question' },
  },
  'QuestionExportController.template': { access: staff, method: 'GET', url: '/api/v1/questions/template.xlsx' },
  'SnapshotsController.read': {
    access: staff,
    method: 'GET',
    url: '/api/v1/proctoring/snapshots/{file}',
    foreign: { file: 'file' },
  },
  'StaffReportsController.admin': { access: superAdmins, method: 'GET', url: '/api/v1/super-admin/admin/{admin}' },
  'StaffReportsController.hr': {
    access: managers,
    method: 'GET',
    url: '/api/v1/hr/{admin}',
    foreign: { admin: 'admin' },
  },
  'TableExportsController.candidates': { access: staff, method: 'GET', url: '/api/v1/candidates/list.csv' },
  'TableExportsController.results': {
    access: staff,
    method: 'GET',
    url: '/api/v1/results/{assessment}/list.csv',
    foreign: { assessment: 'assessment' },
  },
};

/** What an API key needs for a field beside the scope of the query around it; the roles are those of that query. */
export const fieldScopes: Record<string, ApiScope> = {
  'Assessment.analytics': 'RESULTS',
  'Assessment.attempts': 'READ',
  'Assessment.averagePercentage': 'RESULTS',
  'Assessment.bandShares': 'RESULTS',
  'Assessment.comparableResults': 'RESULTS',
  'Assessment.comparison': 'RESULTS',
  'Assessment.correctableKeys': 'RESULTS',
  'Assessment.exports': 'RESULTS',
  'Assessment.invitations': 'READ',
  'Assessment.languageCheck': 'RESULTS',
  'Assessment.markDifferences': 'RESULTS',
  'Assessment.markingRules': 'RESULTS',
  'Assessment.paperPreview': 'AUTHORING',
  'Assessment.publicLink': 'INVITE',
  'Assessment.result': 'RESULTS',
  'Assessment.returnPath': 'ADMINISTRATION',
  'Assessment.translationGaps': 'AUTHORING',
  'Attempt.proctorTimeline': 'RESULTS',
  'Attempt.timeLedger': 'RESULTS',
  'Result.shareLinks': 'RESULTS',
};

function everyone(verdict: Verdict): Access {
  return { nobody: verdict, candidate: verdict, hr: verdict, admin: verdict, superAdmin: verdict };
}
