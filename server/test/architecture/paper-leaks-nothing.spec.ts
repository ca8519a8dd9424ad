import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { QuestionType } from '@mizan/question-model';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { operationsOf } from './operations';

/** Everything that a candidate's operation may lead to. A new type is written down here by somebody who looked at it. */
const candidateTypes = [
  'Accent',
  'AccentShades',
  'AccommodationOutcome',
  'AccommodationRequest',
  'AccommodationTooLate',
  'AfterExam',
  'AnswerCell',
  'AnswerFile',
  'AnswerValue',
  'AskForAccommodationPayload',
  'ChangeExamLanguagePayload',
  'ConsentRequired',
  'DateRange',
  'BlanksAnswer',
  'Brand',
  'BrandLogo',
  'BrandText',
  'CellsAnswer',
  'ChoicesAnswer',
  'DateAnswer',
  'ExamChoice',
  'ExamEntry',
  'ExamEntryTexts',
  'ExamMessage',
  'ExamPrompt',
  'ExamProctoring',
  'ExamPulsePayload',
  'ExamQuestion',
  'ExamReceipt',
  'ExamReceipts',
  'ExamReturn',
  'ExamSitting',
  'ExamUnavailable',
  'FilesAnswer',
  'FinishRecordingPayload',
  'Gap',
  'GoToQuestionPayload',
  'Grid',
  'GridCell',
  'ImportedAnswers',
  'LeftOutAnswer',
  'Match',
  'MatchesAnswer',
  'NextQuestionPayload',
  'NoteProctorEventPayload',
  'OwnProctorEvent',
  'PageTaken',
  'ProctorState',
  'QuestionSlot',
  'RatingAnswer',
  'RatingScale',
  'ReadExamMessagePayload',
  'Recording',
  'ReportProctorEventsPayload',
  'ResumeAttemptPayload',
  'SaveAnswerPayload',
  'SaveOutcome',
  'SavedAnswer',
  'SittingOutcome',
  'StartOutcome',
  'StartAttemptPayload',
  'StartRecordingPayload',
  'SubmitAttemptPayload',
  'SubmitUnsentAnswersPayload',
  'TextAnswer',
  'TruthAnswer',
  'UploadAnswerFilePayload',
  'UploadRecordingPartPayload',
  'UploadSnapshotPayload',
  ...Object.values(QuestionType).map(memberOf),
].sort();

/** `true-false` is asked as a `TrueFalseExamQuestion`. */
function memberOf(type: QuestionType): string {
  return `${type.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}ExamQuestion`;
}

/** What follows the exam: it shows a result, and keys where the assessment allows it. Its own suite holds it to that. */
const AFTER_THE_EXAM = 'Query examResult';

/** Reached only by way of what follows the exam. */
const resultTypes = [
  'ExamResult',
  'ExamResultFeedback',
  'ExamResultQuestion',
  'GradeBand',
  'PendingExamResult',
  'ShownExamResult',
];

/** What a key, a mark or a result is made of. `truth` is the candidate's own answer. */
const forbidden =
  /right|correct|key|accepted|rubric|tolerance|mark|explanation|feedback|percentage|band|passed|truth|number$/i;
const ownAnswer = new Set(['TruthAnswer.truth']);

describe('the paper', () => {
  let app: TestApp;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    app = await createTestApp();
    schema = app.get(GraphQLSchemaHost).schema;
  });
  afterAll(() => app.close());

  const rootTypesOf = (who: string): GraphQLNamedType[] =>
    operationsOf(app)
      .filter(({ rule, name }) => rule?.for === who && /^(Query|Mutation|Subscription) /.test(name))
      .filter(({ name }) => name !== AFTER_THE_EXAM)
      .map(({ name }) => {
        const [root = '', field = ''] = name.split(' ');
        const type = schema.getType(root);
        if (!isObjectType(type)) throw new Error(`${root} is no object type`);
        return getNamedType(type.getFields()[field]!.type);
      });

  function reachableFrom(types: readonly GraphQLNamedType[]): Map<string, GraphQLNamedType> {
    const reached = new Map<string, GraphQLNamedType>();
    const visit = (type: GraphQLNamedType): void => {
      if (reached.has(type.name) || !isCompositeType(type)) return;
      reached.set(type.name, type);
      if (isObjectType(type)) Object.values(type.getFields()).forEach((field) => visit(getNamedType(field.type)));
      else schema.getPossibleTypes(type).forEach(visit);
    };
    types.forEach(visit);
    return reached;
  }

  it('is asked for by operations that exist', () => {
    expect(rootTypesOf('candidate').length).toBeGreaterThanOrEqual(7);
  });

  it('leads to these types and no others', () => {
    expect([...reachableFrom(rootTypesOf('candidate')).keys()].sort()).toEqual(candidateTypes);
  });

  it('has no field that could hold an answer key, a mark or a result', () => {
    const fields = [...reachableFrom(rootTypesOf('candidate')).values()].flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
    expect(fields.filter((field) => forbidden.test(field.split('.')[1]!) && !ownAnswer.has(field))).toEqual([]);
  });

  it('is followed by a result of these types and no others', () => {
    const after = reachableFrom([schema.getType('ExamResult')!]);
    expect([...after.keys()].filter((name) => !candidateTypes.includes(name)).sort()).toEqual(resultTypes);
  });

  it('holds no more when staff preview it', () => {
    const preview = reachableFrom([schema.getType('ExamPaperPreview')!]);
    expect([...preview.keys()].filter((name) => !candidateTypes.includes(name))).toEqual(['ExamPaperPreview']);
  });

  it('would not pass this test with the types of staff', () => {
    expect([...reachableFrom(rootTypesOf('staff')).keys()]).toEqual(
      expect.arrayContaining(['Choice', 'NumberKey', 'NumberQuestion', 'Question']),
    );
  });
});
