import { randomUUID } from 'node:crypto';
import { Answer, Attempt, AttemptQuestion } from '../../src/modules/exam';
import { Results } from '../../src/modules/grading';
import type { ContentLanguage, LanguageOffer, TranslatedTextInput } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, aQuestionDraft, questionDrafts } from '../kit/builders/questions';

const TRANSLATE = graphql(`
  mutation QuestionTranslation_translateQuestion($input: TranslateQuestionInput!) {
    translateQuestion(input: $input) { question { id version text language translationState } }
  }
`);
const TRANSLATION = graphql(`
  query QuestionTranslation_questionTranslation($id: ID!) {
    questionTranslation(id: $id) {
      from to state reviewedByName
      texts { path form source translated staleSource isMissing faults }
    }
  }
`);
const UPDATE = graphql(`
  mutation QuestionTranslation_updateQuestion($input: UpdateQuestionInput!) {
    updateQuestion(input: $input) { question { version translationState } }
  }
`);
const GAPS = graphql(`
  query QuestionTranslation_assessment($assessmentId: ID!) {
    assessment(id: $assessmentId) { translationGaps { kind text state questionId } }
  }
`);
const PUBLISH = graphql(`
  mutation QuestionTranslation_publishAssessment($input: AssessmentIdInput!) {
    publishAssessment(input: $input) { assessment { publishedAt } }
  }
`);
const CHANGE = graphql(`
  mutation QuestionTranslation_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) {
      assessment { id configuration { languages } translation { title bandNames } }
    }
  }
`);
graphql(`
  fragment QuestionTranslation_asked on ExamQuestion {
    id text language
    ... on DropdownExamQuestion { choices { id text } }
    ... on MatchingExamQuestion { choices { id text } }
    ... on MultipleChoiceExamQuestion { choices { id text } }
    ... on QualifierExamQuestion { choices { id text } }
    ... on RankingExamQuestion { choices { id text } }
  }
`);
const START = graphql(`
  mutation QuestionTranslation_startAttempt($input: StartAttemptInput!) {
    startAttempt(input: $input) {
      outcome {
        ... on ExamSitting {
          language languages assessmentTitle
          question { ...QuestionTranslation_asked inOtherLanguage { ...QuestionTranslation_asked } }
        }
      }
    }
  }
`);
const RIGHT_ANSWERS = graphql(`
  query QuestionTranslation_examResult {
    examResult {
      __typename
      ... on ShownExamResult {
        questions {
          question { language }
          rightAnswer { ... on BlanksAnswer { blanks } ... on TextAnswer { text } }
        }
      }
    }
  }
`);
const CHECK = graphql(`
  query QuestionTranslation_assessment2($assessmentId: ID!) {
    assessment(id: $assessmentId) {
      languageCheck {
        english arabic
        questions { from people translatedPeople facility translatedFacility certainty strength }
      }
    }
  }
`);
const INVITE = graphql(`
  mutation QuestionTranslation_inviteCandidates($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) { invitations { examUrl } }
  }
`);
const SWITCH = graphql(`
  mutation QuestionTranslation_changeExamLanguage($input: ChangeExamLanguageInput!) {
    changeExamLanguage(input: $input) {
      outcome {
        ... on ExamSitting { language answer { ... on TextAnswer { text } } question { id text closesAt } }
      }
    }
  }
`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr({ name: 'Huda Salem' });
});
afterAll(() => app.close());
const translationOf = async (id: string) => (await hr.data(TRANSLATION, { id })).questionTranslation;
const translate = async (id: string, input: Omit<InputOf<typeof TRANSLATE>, 'id'>) =>
  (
    await hr.data(TRANSLATE, {
      input: { id, ...input },
    })
  ).translateQuestion.question;
const inArabic = [
  { path: 'text', text: 'أي مما يلي التزام؟' },
  { path: 'choices.0.text', text: 'إيراد مؤجل' },
  { path: 'choices.1.text', text: 'إيجار مدفوع مقدمًا' },
  { path: 'choices.2.text', text: 'شهرة' },
];

describe('translateQuestion', () => {
  it('works: what is missing is counted, each change is a version, and a person reads it', async () => {
    const { id } = await aQuestion(app, hr.user, questionDrafts.multipleChoice());
    expect((await translationOf(id)).texts.filter(({ isMissing }) => isMissing)).toHaveLength(4);
    expect(await translate(id, { texts: inArabic.slice(0, 2) })).toMatchObject({
      version: 2,
      translationState: 'INCOMPLETE',
    });
    expect(await translate(id, { texts: inArabic.slice(2) })).toMatchObject({
      version: 3,
      translationState: 'TRANSLATED',
    });
    expect(await translate(id, { texts: [], isReviewed: true })).toMatchObject({
      version: 4,
      translationState: 'REVIEWED',
    });
    expect(await translationOf(id)).toMatchObject({ from: 'EN', to: 'AR', reviewedByName: 'Huda Salem' });
  });

  it('works: a changed source makes it stale, with what it said, and one step confirms it', async () => {
    const draft = questionDrafts.multipleChoice();
    const { id } = await aQuestion(app, hr.user, draft);
    await translate(id, { texts: inArabic });
    const { type: _, truth: __, choices, ...rest } = draft;
    const multipleChoice = {
      ...rest,
      choices: choices!,
      difficulty: 'MEDIUM' as const,
      text: 'Which one is a liability?',
      score: 7,
    };
    const update = await hr.data(UPDATE, { input: { id, question: { multipleChoice } } });
    expect(update).toMatchObject({ updateQuestion: { question: { translationState: 'STALE' } } });
    const { texts } = await translationOf(id);
    expect(texts.filter(({ staleSource }) => staleSource !== null)).toMatchObject([
      { path: 'text', staleSource: 'Which of these is a liability?', translated: 'أي مما يلي التزام؟' },
    ]);
    const confirm = (source: string) => ({ id, texts: [], confirmed: [{ path: 'text', source }] });
    const unseen = await hr.graphql(TRANSLATE, { input: confirm('Which of these is a liability?') });
    expect(unseen.errors[0]!.extensions.params).toMatchObject({
      fields: [{ path: 'confirmed.text', rule: 'source-changed' }],
    });
    expect(await translationOf(id)).toMatchObject({ state: 'STALE' });
    expect(await translate(id, confirm('Which one is a liability?'))).toMatchObject({ translationState: 'TRANSLATED' });
  });

  it('works: what is said of the choices is there again where the type is switched and switched back', async () => {
    const { type: _, truth: __, choices, difficulty: ___, ...rest } = questionDrafts.multipleChoice();
    const asked = { ...rest, difficulty: 'MEDIUM' as const };
    const { id } = await aQuestion(app, hr.user, questionDrafts.multipleChoice());
    await translate(id, { texts: inArabic });
    await hr.data(UPDATE, { input: { id, question: { trueFalse: { ...asked, truth: true } } } });
    const back = { ...asked, choices: [...choices!.slice(0, 2), { text: 'Share capital', isRight: false }] };
    await hr.data(UPDATE, { input: { id, question: { multipleChoice: back } } });
    const { texts } = await translationOf(id);
    expect(texts.map(({ path, translated, isMissing }) => ({ path, text: translated, isMissing }))).toEqual([
      ...inArabic.slice(0, 3).map((text) => ({ ...text, isMissing: false })),
      { path: 'choices.2.text', text: null, isMissing: true },
    ]);
  });

  it('works: feedback and hints are said too, and count as missing until they are', async () => {
    const draft = {
      ...questionDrafts.multipleChoice(),
      notes: { feedback: 'Think of what is owed.', hints: ['Paid before it is earned.'], tags: ['ifrs'] },
    };
    const { id } = await aQuestion(app, hr.user, draft);
    expect(await translate(id, { texts: inArabic })).toMatchObject({ translationState: 'INCOMPLETE' });
    const { texts } = await translationOf(id);
    expect(texts.filter(({ isMissing }) => isMissing).map(({ path }) => path)).toEqual([
      'notes.feedback',
      'notes.hints.0',
    ]);
    const told = [
      { path: 'notes.feedback', text: 'فكّر فيما هو مستحق.' },
      { path: 'notes.hints.0', text: 'يُدفع قبل أن يُكتسب.' },
    ];
    expect(await translate(id, { texts: told })).toMatchObject({ translationState: 'TRANSLATED' });
  });

  it('refuses: a gap that is missing, a path that is none, a source that changed meanwhile; nothing is taken over', async () => {
    const { id } = await aQuestion(app, hr.user, {
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: '[[1]] less [[2]]',
      blanks: [{ acceptedAnswers: ['Assets'] }, { acceptedAnswers: ['debts'] }],
    });
    const refused = async (...texts: TranslatedTextInput[]) => {
      const answer = await hr.graphql(TRANSLATE, { input: { id, texts } });
      return (answer.errors[0]!.extensions.params as { fields: { path: string; rule: string }[] }).fields;
    };
    expect(await refused({ path: 'gapText', text: '[[1]] ناقص' })).toMatchObject([
      { path: 'texts.gapText', rule: 'same-gaps' },
    ]);
    expect(await refused({ path: 'notes.feedback', text: 'أ' })).toMatchObject([
      { path: 'texts.notes.feedback', rule: 'unknown-text' },
    ]);
    expect(await refused({ path: 'choices.9.text', text: 'أ' })).toMatchObject([
      { path: 'texts.choices.9.text', rule: 'unknown-text' },
    ]);
    expect(await refused({ path: 'text', text: 'أكمل.', source: 'Fill in.' })).toMatchObject([
      { path: 'texts.text', rule: 'source-changed' },
    ]);
    expect(await translationOf(id)).toMatchObject({ state: 'NONE' });
    const said = [
      { path: 'text', text: 'أكمل.' },
      { path: 'gapText', text: 'من [[2]] تُطرح [[1]]' },
      { path: 'blanks.0.acceptedAnswers', text: 'الأصول\nالموجودات' },
      { path: 'blanks.1.acceptedAnswers', text: 'الديون' },
    ];
    expect(await translate(id, { texts: said })).toMatchObject({ translationState: 'TRANSLATED' });
  });
});

describe('an assessment in both languages', () => {
  const wanted = { questions: [questionDrafts.shortAnswer(), questionDrafts.multipleChoice()] };

  it('is published with the choice only when nothing is missing, and says what is', async () => {
    const { id } = await anAssessment(app, hr.user, { ...wanted, configuration: { languages: 'choice' } });
    const gapsOf = async () =>
      (
        await hr.data(GAPS, {
          assessmentId: id,
        })
      ).assessment.translationGaps;
    const gaps = await gapsOf();
    expect(gaps.filter(({ kind }) => kind === 'QUESTION')).toHaveLength(2);
    const { errors } = await hr.graphql(PUBLISH, { input: { id } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'ASSESSMENT_NOT_TRANSLATED',
      params: { count: gaps.length },
    });
    await translateAll(gaps.flatMap(({ questionId }) => questionId ?? []));
    const bandNames = gaps.filter(({ kind }) => kind === 'GRADE_BAND').map((_, at) => `فئة ${at + 1}`);
    await hr.data(CHANGE, { input: { id, translation: { title: 'محاسب أول', jobRole: 'محاسب', bandNames } } });
    expect(await gapsOf()).toEqual([]);
    await hr.data(PUBLISH, { input: { id } });
  });

  it('keeps the name of a grade band in the other language with its band when another is removed', async () => {
    const { id } = await anAssessment(app, hr.user, wanted);
    const band = (name: string, min: number, max: number) => ({ name, min, max, color: '#1F7A4D' });
    const all = [band('Low', 0, 39), band('Fair', 40, 69), band('High', 70, 100)];
    await hr.data(CHANGE, { input: { id, gradeBands: all } });
    await hr.data(CHANGE, { input: { id, translation: { bandNames: ['متدنٍّ', 'مقبول', 'مرتفع'] } } });
    const fewer = [band('Low', 0, 69), band('High', 70, 100)];
    const { updateAssessment } = await hr.data(CHANGE, { input: { id, gradeBands: fewer } });
    expect(updateAssessment.assessment.translation?.bandNames).toEqual(['متدنٍّ', 'مرتفع']);
  });

  const said: Record<string, string> = { text: 'الأصول ناقص الالتزامات هي …', acceptedAnswers: 'حقوق الملكية' };
  async function translateAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const { texts } = await translationOf(id);
      const short = () => texts.map(({ path }) => ({ path, text: said[path] ?? path }));
      const filled = () => texts.map(({ path, source }) => ({ path, text: colours[source] ?? source }));
      const isFilled = texts.some(({ path }) => path === 'gapText');
      await translate(id, { texts: isFilled ? filled() : texts.length === 2 ? short() : inArabic });
    }
  }

  async function aChoice(languages: 'choice' | 'switch', given = wanted) {
    const { id } = await aPublishedAssessment(app, hr.user, given);
    const {
      assessment: { translationGaps: assessmentTranslationGaps },
    } = await hr.data(GAPS, { assessmentId: id });
    await translateAll(assessmentTranslationGaps.flatMap(({ questionId }) => questionId ?? []));
    const bandNames = assessmentTranslationGaps.filter(({ questionId }) => !questionId).map((_, at) => `فئة ${at}`);
    const translation = { title: 'محاسب أول', jobRole: 'محاسب', description: 'وصف', bandNames };
    await hr.data(CHANGE, {
      input: { id, translation, configuration: { languages: languages.toUpperCase() as LanguageOffer } },
    });
    return id;
  }

  const colours: Record<string, string> = {
    'Complete.': 'أكمل.',
    'The [[1]] is [[2]].': 'لون [[1]] [[2]].',
    'sky\nsea': 'السماء\nالبحر',
    blue: 'أزرق',
  };

  it.each([
    ['AR', [{ blanks: ['السماء', 'أزرق'] }, { text: 'حقوق الملكية' }]],
    ['EN', [{ blanks: ['sky', 'blue'] }, { text: 'equity' }]],
  ] as const)('tells who sat it in %s the right answers in that language', async (language, rightAnswers) => {
    const filled = aQuestionDraft({
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: 'The [[1]] is [[2]].',
      gaps: [{ choices: ['sky', 'sea'] }],
      blanks: [{ acceptedAnswers: [], rightChoices: [1] }, { acceptedAnswers: ['blue'] }],
    });
    const id = await aChoice('choice', { questions: [filled, questionDrafts.shortAnswer()] });
    await app.dataSource.query(
      `update assessments set configuration = configuration || '{"resultVisibility": "full"}',
         report_options = report_options || '{"showQuestions": true, "showCorrectAnswers": true}' where id = $1`,
      [id],
    );
    const { examToken } = await anInvitation(app, hr.user, id);
    const candidate = app.as.candidate(examToken);
    const pageId = randomUUID();
    await candidate.data(START, { input: { pageId, language } });
    const page = aPage(app, examToken, pageId);
    await page.resume();
    await page.next();
    await page.submit();
    await app.runJobs();
    const { examResult } = await candidate.data(RIGHT_ANSWERS);
    if (examResult?.__typename !== 'ShownExamResult') throw new Error('The result is not shown.');
    expect(examResult.questions.map(({ rightAnswer }) => rightAnswer)).toEqual(rightAnswers);
    expect(examResult.questions.map(({ question }) => question.language)).toEqual([language, language]);
  });

  it('is sat in the language that was chosen, and marked alike', async () => {
    const id = await aChoice('choice');
    const scores: number[] = [];
    for (const [language, answer] of [
      ['AR', 'حقوق الملكيه'],
      ['EN', 'Equity'],
    ] as const) {
      const { examToken, invitation, candidate: person } = await anInvitation(app, hr.user, id);
      const candidate = app.as.candidate(examToken);
      const pageId = randomUUID();
      const { data } = await candidate.graphql(START, {
        input: { pageId, language },
      });
      const { outcome: sitting } = data!.startAttempt;
      const isArabic = language === 'AR';
      expect(sitting).toMatchObject({
        language,
        languages: ['EN', 'AR'],
        assessmentTitle: isArabic ? 'محاسب أول' : 'Senior Accountant, Gulf',
      });
      expect(sitting.question).toMatchObject({
        language,
        text: isArabic ? said.text : 'Assets minus liabilities is …',
        inOtherLanguage: null,
      });
      const page = aPage(app, examToken, pageId);
      await page.resume();
      await page.save({ text: answer });
      await page.next();
      await page.submit();
      const attempt = await app.dataSource.manager.findOneByOrFail(Attempt, { invitationId: invitation.id });
      await app.runJobs();
      expect(app.mailbox.to(person.email).at(-1)?.subject).toContain(
        isArabic ? 'محاسب أول' : 'Senior Accountant, Gulf',
      );
      const paper = await app.dataSource.manager.findOneByOrFail(AttemptQuestion, {
        attemptId: attempt.id,
        position: 1,
      });
      expect(await app.dataSource.manager.findOneByOrFail(Answer, { questionId: paper.id })).toMatchObject({
        language: language.toLowerCase(),
      });
      const [mark] = await app.dataSource.query<{ score: string }[]>('select score from marks where question_id = $1', [
        paper.id,
      ]);
      scores.push(Number(mark?.score));
    }
    expect(scores).toEqual([5, 5]);
    await seenByMarkers(id);
    const {
      assessment: { languageCheck: check },
    } = await hr.data(CHECK, {
      assessmentId: id,
    });
    expect(check).toMatchObject({ english: 1, arabic: 1 });
    const short = { from: 'EN', people: 1, translatedPeople: 1, facility: 100, translatedFacility: 100 };
    expect(check.questions).toContainEqual(expect.objectContaining({ ...short, certainty: 'NONE', strength: null }));
  });

  /** In the language in which it was answered, the other one beside it; a report in the reader's. */
  async function seenByMarkers(assessmentId: string): Promise<void> {
    const rows = await app.dataSource.query<{ id: string; language: string }[]>(
      'select candidate_id as id, language from attempts where assessment_id = $1',
      [assessmentId],
    );
    const sat = rows.find(({ language }) => language === 'ar');
    const {
      assessment: { result },
    } = await hr.data(
      graphql(`
        query QuestionTranslation_assessment3($assessmentId: ID!, $candidateId: ID!) {
          assessment(id: $assessmentId) {
            result(candidateId: $candidateId) {
              language
              questions {
                text givenIn
                inOtherLanguage { language text acceptedAnswers }
                answer { value { ... on TextAnswer { text } } }
              }
            }
          }
        }
      `),
      { assessmentId, candidateId: sat!.id },
    );
    expect(result.language).toBe('AR');
    expect(result.questions[0]).toMatchObject({
      text: said.text,
      givenIn: 'AR',
      answer: { value: { text: 'حقوق الملكيه' } },
      inOtherLanguage: { language: 'EN', text: 'Assets minus liabilities is …' },
    });
    const ids = { assessmentId, candidateId: sat?.id ?? '' };
    const inEnglish = await app
      .get(Results)
      .ofCandidate({ userId: hr.user.id, role: hr.user.role }, ids.assessmentId, ids.candidateId, 'en');
    expect(inEnglish.questions[0]).toMatchObject({
      text: 'Assets minus liabilities is …',
      answer: { value: { text: 'حقوق الملكيه' } },
    });
  }

  it('is invited to in the language that a list names, and a word that is none is shown at its row', async () => {
    const { id } = await anAssessment(app, hr.user, wanted);
    const preview = graphql(`
      mutation QuestionTranslation_previewCandidateText($input: PreviewCandidateTextInput!) {
        previewCandidateText(input: $input) {
          preview { recognisedColumns rows { line language problems { field problem } } }
        }
      }
    `);
    const text = [
      'Name\tEmail\tPhone\tلغة الاختبار',
      'Lina Haddad\tlina@example.com\t+966501234567\tعربي',
      'Omar Said\tomar@example.com\t+966501234568\tEnglish (UK)',
      'Noor Aziz\tnoor@example.com\t+966501234569\tFrench',
      'Sami Ali\tsami@example.com\t+966501234560\t',
    ].join('\n');
    const { previewCandidateText } = await hr.data(preview, {
      input: { assessmentId: id, text },
    });
    expect(previewCandidateText.preview).toMatchObject({
      recognisedColumns: ['NAME', 'EMAIL', 'PHONE', 'LANGUAGE'],
      rows: [
        { language: 'AR', problems: [] },
        { language: 'EN', problems: [] },
        { line: 4, language: null, problems: [{ field: 'LANGUAGE', problem: 'INVALID_LANGUAGE' }] },
        { language: null, problems: [] },
      ],
    });
  });

  it('is invited to in the language that is named, by its link and on its page', async () => {
    const id = await aChoice('choice');
    const invite = (assessmentId: string, language: ContentLanguage) => {
      const person = {
        firstName: 'Noor',
        lastName: 'Aziz',
        email: `${language}.${assessmentId}@example.com`,
        phone: '+966501234567',
      };
      return hr.graphql(INVITE, {
        input: { assessmentId, candidates: [{ ...person, language }] },
      });
    };
    const { data } = await invite(id, 'AR');
    const [invited] = data!.inviteCandidates.invitations;
    expect(invited).toMatchObject({ examUrl: expect.stringContaining('?lng=ar') as string });
    const token = invited!.examUrl.replace(/^.*\/Exam\/([\w-]+).*$/u, '$1');
    const entry = await app.as.candidate(token).data(
      graphql(`
        query QuestionTranslation_examEntry {
          examEntry { language assessmentTitle inOtherLanguage { language } }
        }
      `),
    );
    expect(entry).toMatchObject({
      examEntry: { language: 'AR', assessmentTitle: 'محاسب أول', inOtherLanguage: { language: 'EN' } },
    });
  });

  it('changes its language during the exam without losing an answer or a second, where that is allowed', async () => {
    const id = await aChoice('switch');
    const { examToken } = await anInvitation(app, hr.user, id);
    const candidate = app.as.candidate(examToken);
    const page = aPage(app, examToken);
    await page.start();
    await page.save({ text: 'equ' });
    const { pageId } = page;
    const closesAt = page.shown?.question?.closesAt;
    const { data } = await candidate.graphql(SWITCH, {
      input: { pageId, language: 'AR' },
    });
    expect(data?.changeExamLanguage.outcome).toMatchObject({
      language: 'AR',
      answer: { text: 'equ' },
      question: { text: said.text, closesAt },
    });
  });
});
