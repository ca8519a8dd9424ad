import { aQuestionOfEachKind, askedIn } from './exam-questions';
import { aPerson, type Office } from './office';
import type { Language } from './words';
import { graphql } from './graphql';

export const TITLES: Record<Language, string> = { en: 'Accounting exam', ar: 'اختبار المحاسبة' };
export const contentOf = (language: Language): 'EN' | 'AR' => (language === 'ar' ? 'AR' : 'EN');

interface Setting {
  language: Language;
  questions: { type: string; text: string }[];
  settings?: object;
}

/** An exam of its own, and the link of somebody who is invited to it. */
export async function anExam(office: Office, { language, questions, settings = {} }: Setting) {
  const title = TITLES[language];
  const assessmentId = await office.assessment({ title, questions, settings, language: contentOf(language) });
  const person = aPerson('Noor', 'Al-Hashimi');
  const [invited] = await office.invite(assessmentId, [person]);
  return { assessmentId, link: invited?.link ?? '', email: person.email };
}

/** Of the questions of each kind, these. */
export const byType = (language: Language, ...types: string[]) =>
  aQuestionOfEachKind(language).filter(({ type }) => types.includes(type));

/** Candidates choose between both languages, may change during the exam and have the other one beside a question. */
export async function inBothLanguages(office: Office, assessmentId: string, language: Language): Promise<void> {
  const other = language === 'ar' ? 'en' : 'ar';
  const list = graphql(`
    query ExamSetting_assessment($id: ID!) {
      assessment(id: $id) { gradeBands { name } translationGaps { questionId text } }
    }
  `);
  const { assessment } = await office.call(list, { id: assessmentId });
  const said = new Map(
    aQuestionOfEachKind(language).map(({ type, text }) => [text, askedIn(other, type)] as [string, string]),
  );
  const translate = graphql(`
    mutation ExamSetting_translateQuestion($input: TranslateQuestionInput!) {
      translateQuestion(input: $input) { __typename }
    }
  `);
  for (const { questionId, text } of assessment.translationGaps) {
    if (!questionId) continue;
    const read = graphql(`
      query ExamSetting_questionTranslation($id: ID!) {
        questionTranslation(id: $id) { texts { path isMissing source } }
      }
    `);
    const { questionTranslation } = await office.call(read, { id: questionId });
    const texts = questionTranslation.texts
      .filter(({ isMissing }) => isMissing)
      .map(({ path, source }) => ({ path, text: path === 'text' ? (said.get(text) ?? source) : source }));
    await office.call(translate, { input: { id: questionId, texts } });
  }
  const bandNames = assessment.gradeBands.map((_, at) => `${TITLES[other]} ${at + 1}`);
  await office.call(
    graphql(`
      mutation ExamSetting_updateAssessment($input: UpdateAssessmentInput!) {
        updateAssessment(input: $input) { __typename }
      }
    `),
    {
      input: {
        id: assessmentId,
        configuration: { languages: 'BESIDE' },
        translation: { title: TITLES[other], jobRole: TITLES[other], bandNames },
      },
    },
  );
}
