/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "subscription Exam_attemptProgressed { attemptProgressed { id position } }": typeof types.Exam_AttemptProgressedDocument,
    "\n  mutation Faults_pauseAttempt($input: PauseAttemptInput!) { pauseAttempt(input: $input) { attempt { id } } }\n": typeof types.Faults_PauseAttemptDocument,
    "\n  mutation Faults_continueAttempt($input: ContinueAttemptInput!) { continueAttempt(input: $input) { attempt { id } } }\n": typeof types.Faults_ContinueAttemptDocument,
    "\n          mutation Faults_examPulse($input: ExamPulseInput!) {\n            examPulse(input: $input) { serverNow closesAt }\n          }\n        ": typeof types.Faults_ExamPulseDocument,
    "mutation Floods_signIn { signIn(input: { email: \"p#@example.com\", password: \"not this one\" }) { __typename } }": typeof types.Floods_SignInDocument,
    "\n    mutation Floods_requestPasswordCode {\n      requestPasswordCode(input: { email: \"p#@example.com\", language: EN }) { requestId }\n    }\n  ": typeof types.Floods_RequestPasswordCodeDocument,
    "\n  mutation Floods_requestAccess {\n    requestAccess(\n      input: {\n        name: \"Flood\", email: \"p#@example.com\", phone: \"+966501234567\"\n        companyName: \"Flood\", companySize: 1, message: \"Number #\", language: EN\n      }\n    ) { answerWithinHours }\n  }\n": typeof types.Floods_RequestAccessDocument,
    "\n  mutation Floods_askForHelp {\n    askForHelp(input: { name: \"Flood\", email: \"p#@example.com\", message: \"Number #\", language: EN }) { answerWithinHours }\n  }\n": typeof types.Floods_AskForHelpDocument,
    "\n  mutation Floods_joinAssessment($code: String!, $email: EmailAddress!) {\n    joinAssessment(input: { code: $code, firstName: \"F\", lastName: \"L\", email: $email, phone: \"+966501234567\" }) { __typename }\n  }\n": typeof types.Floods_JoinAssessmentDocument,
    "\n  mutation Floods_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { url } }\n  }\n": typeof types.Floods_CreatePublicLinkDocument,
    "query Floods_checkReceipt { checkReceipt(code: \"AAAA-BBBB-CCCC-DDDD\") { code } }": typeof types.Floods_CheckReceiptDocument,
    "query Floods_assessments { assessments(first: 30, sort: TITLE) { edges { node {\n  id averagePercentage funnel { invited completed }\n  invitations(first: 30, sort: NAME) { totalCount edges { node { id stage candidate { id email } result { score percentage } } } }\n} } } }": typeof types.Floods_AssessmentsDocument,
    "\n  mutation Faults_startUpload($input: StartUploadInput!) { startUpload(input: $input) { upload { id } } }\n": typeof types.Faults_StartUploadDocument,
    "\n  mutation Faults_uploadPart($input: UploadPartInput!) { uploadPart(input: $input) { upload { id } } }\n": typeof types.Faults_UploadPartDocument,
    "\n  mutation Faults_finishUpload($input: FinishUploadInput!) { finishUpload(input: $input) { file { id } } }\n": typeof types.Faults_FinishUploadDocument,
    "\n  mutation Faults_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { id } }\n  }\n": typeof types.Faults_StartQuestionImportDocument,
    "\n  mutation Faults_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { id } }\n  }\n": typeof types.Faults_StartAssessmentExportDocument,
    "\n  mutation Faults_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { id } }\n  }\n": typeof types.Faults_UploadAnswerFileDocument,
    "\n  mutation Stage_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }\n  }\n": typeof types.Stage_StartAttemptDocument,
    "\n  mutation Stage_resumeAttempt($input: ResumeAttemptInput!) {\n    resumeAttempt(input: $input) {\n      outcome { ... on ExamSitting { state question { id } answerRevision } ... on Refusal { code } }\n    }\n  }\n": typeof types.Stage_ResumeAttemptDocument,
    "\n  mutation Stage_saveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) {\n      outcome { ... on SavedAnswer { revision isLate savedAt closesAt } ... on Refusal { code } }\n    }\n  }\n": typeof types.Stage_SaveAnswerDocument,
    "\n  mutation Stage_nextQuestion($input: NextQuestionInput!) {\n    nextQuestion(input: $input) { outcome { ... on ExamSitting { state question { id } } } }\n  }\n": typeof types.Stage_NextQuestionDocument,
    "\n  mutation Stage_submitAttempt($input: SubmitAttemptInput!) {\n    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }\n  }\n": typeof types.Stage_SubmitAttemptDocument,
    "\n      mutation Stage_signIn($input: SignInInput!) {\n        signIn(input: $input) { outcome { ... on Viewer { id } } }\n      }\n    ": typeof types.Stage_SignInDocument,
    "\n        mutation Stage_createAssessment($input: CreateAssessmentInput!) {\n          createAssessment(input: $input) { assessment { id } }\n        }\n      ": typeof types.Stage_CreateAssessmentDocument,
    "\n          mutation Stage_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n            addAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        ": typeof types.Stage_AddAssessmentQuestionDocument,
    "\n        mutation Stage_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      ": typeof types.Stage_PublishAssessmentDocument,
    "\n        mutation Stage_inviteCandidates($input: InviteCandidatesInput!) {\n          inviteCandidates(input: $input) { invitations { examUrl } }\n        }\n      ": typeof types.Stage_InviteCandidatesDocument,
    "subscription Consoles_attemptProgressed { attemptProgressed { id position } }": typeof types.Consoles_AttemptProgressedDocument,
};
const documents: Documents = {
    "subscription Exam_attemptProgressed { attemptProgressed { id position } }": types.Exam_AttemptProgressedDocument,
    "\n  mutation Faults_pauseAttempt($input: PauseAttemptInput!) { pauseAttempt(input: $input) { attempt { id } } }\n": types.Faults_PauseAttemptDocument,
    "\n  mutation Faults_continueAttempt($input: ContinueAttemptInput!) { continueAttempt(input: $input) { attempt { id } } }\n": types.Faults_ContinueAttemptDocument,
    "\n          mutation Faults_examPulse($input: ExamPulseInput!) {\n            examPulse(input: $input) { serverNow closesAt }\n          }\n        ": types.Faults_ExamPulseDocument,
    "mutation Floods_signIn { signIn(input: { email: \"p#@example.com\", password: \"not this one\" }) { __typename } }": types.Floods_SignInDocument,
    "\n    mutation Floods_requestPasswordCode {\n      requestPasswordCode(input: { email: \"p#@example.com\", language: EN }) { requestId }\n    }\n  ": types.Floods_RequestPasswordCodeDocument,
    "\n  mutation Floods_requestAccess {\n    requestAccess(\n      input: {\n        name: \"Flood\", email: \"p#@example.com\", phone: \"+966501234567\"\n        companyName: \"Flood\", companySize: 1, message: \"Number #\", language: EN\n      }\n    ) { answerWithinHours }\n  }\n": types.Floods_RequestAccessDocument,
    "\n  mutation Floods_askForHelp {\n    askForHelp(input: { name: \"Flood\", email: \"p#@example.com\", message: \"Number #\", language: EN }) { answerWithinHours }\n  }\n": types.Floods_AskForHelpDocument,
    "\n  mutation Floods_joinAssessment($code: String!, $email: EmailAddress!) {\n    joinAssessment(input: { code: $code, firstName: \"F\", lastName: \"L\", email: $email, phone: \"+966501234567\" }) { __typename }\n  }\n": types.Floods_JoinAssessmentDocument,
    "\n  mutation Floods_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { url } }\n  }\n": types.Floods_CreatePublicLinkDocument,
    "query Floods_checkReceipt { checkReceipt(code: \"AAAA-BBBB-CCCC-DDDD\") { code } }": types.Floods_CheckReceiptDocument,
    "query Floods_assessments { assessments(first: 30, sort: TITLE) { edges { node {\n  id averagePercentage funnel { invited completed }\n  invitations(first: 30, sort: NAME) { totalCount edges { node { id stage candidate { id email } result { score percentage } } } }\n} } } }": types.Floods_AssessmentsDocument,
    "\n  mutation Faults_startUpload($input: StartUploadInput!) { startUpload(input: $input) { upload { id } } }\n": types.Faults_StartUploadDocument,
    "\n  mutation Faults_uploadPart($input: UploadPartInput!) { uploadPart(input: $input) { upload { id } } }\n": types.Faults_UploadPartDocument,
    "\n  mutation Faults_finishUpload($input: FinishUploadInput!) { finishUpload(input: $input) { file { id } } }\n": types.Faults_FinishUploadDocument,
    "\n  mutation Faults_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { id } }\n  }\n": types.Faults_StartQuestionImportDocument,
    "\n  mutation Faults_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { id } }\n  }\n": types.Faults_StartAssessmentExportDocument,
    "\n  mutation Faults_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { id } }\n  }\n": types.Faults_UploadAnswerFileDocument,
    "\n  mutation Stage_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }\n  }\n": types.Stage_StartAttemptDocument,
    "\n  mutation Stage_resumeAttempt($input: ResumeAttemptInput!) {\n    resumeAttempt(input: $input) {\n      outcome { ... on ExamSitting { state question { id } answerRevision } ... on Refusal { code } }\n    }\n  }\n": types.Stage_ResumeAttemptDocument,
    "\n  mutation Stage_saveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) {\n      outcome { ... on SavedAnswer { revision isLate savedAt closesAt } ... on Refusal { code } }\n    }\n  }\n": types.Stage_SaveAnswerDocument,
    "\n  mutation Stage_nextQuestion($input: NextQuestionInput!) {\n    nextQuestion(input: $input) { outcome { ... on ExamSitting { state question { id } } } }\n  }\n": types.Stage_NextQuestionDocument,
    "\n  mutation Stage_submitAttempt($input: SubmitAttemptInput!) {\n    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }\n  }\n": types.Stage_SubmitAttemptDocument,
    "\n      mutation Stage_signIn($input: SignInInput!) {\n        signIn(input: $input) { outcome { ... on Viewer { id } } }\n      }\n    ": types.Stage_SignInDocument,
    "\n        mutation Stage_createAssessment($input: CreateAssessmentInput!) {\n          createAssessment(input: $input) { assessment { id } }\n        }\n      ": types.Stage_CreateAssessmentDocument,
    "\n          mutation Stage_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n            addAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        ": types.Stage_AddAssessmentQuestionDocument,
    "\n        mutation Stage_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      ": types.Stage_PublishAssessmentDocument,
    "\n        mutation Stage_inviteCandidates($input: InviteCandidatesInput!) {\n          inviteCandidates(input: $input) { invitations { examUrl } }\n        }\n      ": types.Stage_InviteCandidatesDocument,
    "subscription Consoles_attemptProgressed { attemptProgressed { id position } }": types.Consoles_AttemptProgressedDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription Exam_attemptProgressed { attemptProgressed { id position } }"): typeof import('./graphql').Exam_AttemptProgressedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_pauseAttempt($input: PauseAttemptInput!) { pauseAttempt(input: $input) { attempt { id } } }\n"): typeof import('./graphql').Faults_PauseAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_continueAttempt($input: ContinueAttemptInput!) { continueAttempt(input: $input) { attempt { id } } }\n"): typeof import('./graphql').Faults_ContinueAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation Faults_examPulse($input: ExamPulseInput!) {\n            examPulse(input: $input) { serverNow closesAt }\n          }\n        "): typeof import('./graphql').Faults_ExamPulseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Floods_signIn { signIn(input: { email: \"p#@example.com\", password: \"not this one\" }) { __typename } }"): typeof import('./graphql').Floods_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation Floods_requestPasswordCode {\n      requestPasswordCode(input: { email: \"p#@example.com\", language: EN }) { requestId }\n    }\n  "): typeof import('./graphql').Floods_RequestPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Floods_requestAccess {\n    requestAccess(\n      input: {\n        name: \"Flood\", email: \"p#@example.com\", phone: \"+966501234567\"\n        companyName: \"Flood\", companySize: 1, message: \"Number #\", language: EN\n      }\n    ) { answerWithinHours }\n  }\n"): typeof import('./graphql').Floods_RequestAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Floods_askForHelp {\n    askForHelp(input: { name: \"Flood\", email: \"p#@example.com\", message: \"Number #\", language: EN }) { answerWithinHours }\n  }\n"): typeof import('./graphql').Floods_AskForHelpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Floods_joinAssessment($code: String!, $email: EmailAddress!) {\n    joinAssessment(input: { code: $code, firstName: \"F\", lastName: \"L\", email: $email, phone: \"+966501234567\" }) { __typename }\n  }\n"): typeof import('./graphql').Floods_JoinAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Floods_createPublicLink($input: CreatePublicLinkInput!) {\n    createPublicLink(input: $input) { publicLink { url } }\n  }\n"): typeof import('./graphql').Floods_CreatePublicLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Floods_checkReceipt { checkReceipt(code: \"AAAA-BBBB-CCCC-DDDD\") { code } }"): typeof import('./graphql').Floods_CheckReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Floods_assessments { assessments(first: 30, sort: TITLE) { edges { node {\n  id averagePercentage funnel { invited completed }\n  invitations(first: 30, sort: NAME) { totalCount edges { node { id stage candidate { id email } result { score percentage } } } }\n} } } }"): typeof import('./graphql').Floods_AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_startUpload($input: StartUploadInput!) { startUpload(input: $input) { upload { id } } }\n"): typeof import('./graphql').Faults_StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_uploadPart($input: UploadPartInput!) { uploadPart(input: $input) { upload { id } } }\n"): typeof import('./graphql').Faults_UploadPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_finishUpload($input: FinishUploadInput!) { finishUpload(input: $input) { file { id } } }\n"): typeof import('./graphql').Faults_FinishUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_startQuestionImport($input: StartQuestionImportInput!) {\n    startQuestionImport(input: $input) { questionImportJob { id } }\n  }\n"): typeof import('./graphql').Faults_StartQuestionImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_startAssessmentExport($input: StartAssessmentExportInput!) {\n    startAssessmentExport(input: $input) { assessmentExport { id } }\n  }\n"): typeof import('./graphql').Faults_StartAssessmentExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Faults_uploadAnswerFile($input: UploadAnswerFileInput!) {\n    uploadAnswerFile(input: $input) { answerFile { id } }\n  }\n"): typeof import('./graphql').Faults_UploadAnswerFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Stage_startAttempt($input: StartAttemptInput!) {\n    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }\n  }\n"): typeof import('./graphql').Stage_StartAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Stage_resumeAttempt($input: ResumeAttemptInput!) {\n    resumeAttempt(input: $input) {\n      outcome { ... on ExamSitting { state question { id } answerRevision } ... on Refusal { code } }\n    }\n  }\n"): typeof import('./graphql').Stage_ResumeAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Stage_saveAnswer($input: SaveAnswerInput!) {\n    saveAnswer(input: $input) {\n      outcome { ... on SavedAnswer { revision isLate savedAt closesAt } ... on Refusal { code } }\n    }\n  }\n"): typeof import('./graphql').Stage_SaveAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Stage_nextQuestion($input: NextQuestionInput!) {\n    nextQuestion(input: $input) { outcome { ... on ExamSitting { state question { id } } } }\n  }\n"): typeof import('./graphql').Stage_NextQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Stage_submitAttempt($input: SubmitAttemptInput!) {\n    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }\n  }\n"): typeof import('./graphql').Stage_SubmitAttemptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation Stage_signIn($input: SignInInput!) {\n        signIn(input: $input) { outcome { ... on Viewer { id } } }\n      }\n    "): typeof import('./graphql').Stage_SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Stage_createAssessment($input: CreateAssessmentInput!) {\n          createAssessment(input: $input) { assessment { id } }\n        }\n      "): typeof import('./graphql').Stage_CreateAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          mutation Stage_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {\n            addAssessmentQuestion(input: $input) { assessment { id } }\n          }\n        "): typeof import('./graphql').Stage_AddAssessmentQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Stage_publishAssessment($id: ID!) {\n          publishAssessment(input: { id: $id }) { assessment { id } }\n        }\n      "): typeof import('./graphql').Stage_PublishAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        mutation Stage_inviteCandidates($input: InviteCandidatesInput!) {\n          inviteCandidates(input: $input) { invitations { examUrl } }\n        }\n      "): typeof import('./graphql').Stage_InviteCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription Consoles_attemptProgressed { attemptProgressed { id position } }"): typeof import('./graphql').Consoles_AttemptProgressedDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
