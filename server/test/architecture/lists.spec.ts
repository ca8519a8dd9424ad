import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** Lists that are sent whole, each by what bounds it. */
const BOUNDED: Record<string, RegExp> = {
  'a page of a connection': /Connection\.edges$/,
  'as many as were named in the call':
    /^(\w+Payload|ChangedInvitations)\.(changed|before|invitations|skipped|letters)$/,
  'the list that was changed, bounded where it is asked for':
    /^\w+Payload\.(apiKeys|retentionRules|sessions|trackingConnections)$/,
  'one question as its author wrote it: the limits of the question model': /\.(blanks|choices|gaps|prompts|others)$/,
  'answers of one file: 250 KB, each of a question of the paper': /^ImportedAnswers\.leftOut$/,
  'one answer: the limits of the question model': /^(CellsAnswer|MatchesAnswer|Grid)\./,
  'files of one answer: 30': /\.(files|answerFiles)$/,
  'one paper: 200 questions of an assessment, 200 of each of 30 tests':
    /^(ExamSitting\.slots|(ExamPaperPreview|ShownExamResult|SharedReport|Result|ResultComparison|ProctorTimeline|TimeLedger|RemarkingPreview|AssessmentAnalytics|LanguageCheck)\.questions|LanguageCheck\.setAside|ExamReceipts\.receipts|Assessment\.correctableKeys|PreviewMarks\.marks)$/,
  'questions of one test or assessment: 200, tests: 30':
    /^(Test\.questions|Assessment\.(ownQuestions|pools|tests|translationGaps)|(Replaced)?RoleTemplate\.tests)$/,
  'grade bands: 20': /\.(gradeBands|bandShares|bands|distribution)$/,
  'stages of a decision: 20': /^Assessment\.decisionStages$/,
  'one for each kind of mail': /^Assessment\.mailWordings$/,
  'archives that are kept for a week, one at a time': /^Assessment\.exports$/,
  'the five newest': /^Dashboard\.recentAssessments$/,
  'one for each day of a year at the most': /^Dashboard\.attendance$/,
  'moments of 62 days': /^Query\.windowMoments$/,
  'keys: 50': /^Query\.apiKeys$/,
  'views: 50': /^Query\.savedViews$/,
  'letters: 100': /^Viewer\.savedReplies$/,
  'templates of one person: 100, and those that come with the product': /^Query\.roleTemplates$/,
  'endpoints: 10 of an assessment, 10 of an owner': /^Query\.webhookEndpoints$/,
  'connections: 5, calls of one: 20': /^(Query\.trackingConnections|TrackingConnection\.(addresses|calls))$/,
  'kinds of data': /^Query\.retentionRules$/,
  'ways to sign in of one organization': /^(Query\.signInProviders|SsoSettings\.providers|SignInSecurity\.passkeys)$/,
  'sessions of one person that have not ended': /^Query\.sessions$/,
  'tries of a delivery: 50, headers of a request': /^(WebhookDelivery\.tries|WebhookTry\.\w+Headers)$/,
  'one for each language': /^Query\.translationWork$/,
  'imports of the last day: 20': /^Query\.questionImportJobs$/,
  'people, or assessments, that fit what is typed: 5': /^Query\.find(Candidates|Assessments)$/,
  'values of one sentence': /^QuestionImportJob\.failureParams$/,
  'an export: 1,000 questions': /^Query\.questionExportReport$/,
  'an import: 5,000 questions or candidates':
    /^(QuestionImport|ImportedQuestion|ImportProblem|TranslationImport|CandidateListPreview|CandidateRow|SkippedCandidate)\./,
  'one question as its author wrote it, beside its content': /^(QuestionNotes\.answers|QuestionTranslation\.texts)$/,
  'lines of one rubric or one mark': /^(MarkExplanation|MarkDerivation|MarkingTask)\./,
  'the farthest apart: 200': /^MarkDifferences\.differences$/,
  'signals of one attempt: 3,000': /^(ProctorEvent|ProctorState|ProctorTimeline)\./,
  'six candidates': /^(ResultComparison|ComparedQuestion)\./,
  'skills of one paper': /^SkillProfile\.skills$/,
  'records of one table: 200': /^(CandidateData|StoredTable|StoredRecord|Erasure)\./,
  'one mark, as often as it was changed': /ResultQuestion\.history$|^(HiddenResult)?Question\.history$/,
  'what staff did to one attempt': /^TimeLedger\.entries$/,
  'what was typed for one gap':
    /^(ShortAnswerCorrectableKey\.nearMisses|QuestionAnalytics\.choices|LanguageCheckQuestion\.choices)$/,
};

const lists = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((owner) =>
    Object.values(owner.getFields())
      .filter(({ type }) => isListType(getNullableType(type)) && isCompositeType(getNamedType(type)))
      .map(({ name }) => `${owner.name}.${name}`),
  );

describe('a list of things', () => {
  it('is a connection, or something bounds it', () => {
    const bounds = Object.values(BOUNDED);
    expect(lists.filter((list) => !bounds.some((bound) => bound.test(list))).toSorted()).toEqual([]);
  });

  it('is bounded by nothing that is gone', () => {
    const unused = Object.entries(BOUNDED).filter(([, bound]) => !lists.some((list) => bound.test(list)));
    expect(unused.map(([reason]) => reason)).toEqual([]);
  });
});
