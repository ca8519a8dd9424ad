import { Assessments } from '../../../src/modules/assessments';
import type { Assessment } from '../../../src/modules/assessments';
import { CreateAssessment } from '../../../src/modules/assessments/create-assessment';
import { OwnQuestions } from '../../../src/modules/assessments/own-questions.service';
import { PublishAssessment } from '../../../src/modules/assessments/publish-assessment';
import { UpdateAssessment } from '../../../src/modules/assessments/update-assessment';
import type { AssessmentChanges } from '../../../src/modules/assessments/update-assessment';
import type { QuestionDraft } from '../../../src/modules/questions';
import type { Role, Viewer } from '../../../src/platform/access';
import type { TestApp } from '../app';
import { aQuestionDraft } from './questions';

interface Given extends AssessmentChanges {
  questions?: QuestionDraft[];
}

/** A draft of `owner` with everything but questions; made by the operations that people use. */
export async function anAssessment(app: TestApp, owner: Owner, given: Given = {}): Promise<Assessment> {
  const {
    questions = [],
    testIds,
    configuration,
    reportOptions,
    gradeBands,
    proctoring,
    integration,
    ...details
  } = given;
  const viewer = viewerOf(owner);
  const { id } = await app.get(CreateAssessment).execute(viewer, {
    title: 'Senior Accountant, Gulf',
    jobRole: 'Senior Accountant',
    level: 'Advanced',
    language: 'en',
    type: 'skills',
    ...details,
  });
  for (const question of questions) await app.get(OwnQuestions).add(viewer, id, question);
  return app
    .get(UpdateAssessment)
    .execute(viewer, id, { testIds, configuration, reportOptions, gradeBands, proctoring, integration });
}

/** Open to candidates, with one question unless others are given. */
export async function aPublishedAssessment(app: TestApp, owner: Owner, given: Given = {}): Promise<Assessment> {
  const { id } = await anAssessment(app, owner, { questions: [aQuestionDraft()], ...given });
  await app.get(PublishAssessment).publish(viewerOf(owner), id);
  return app.get(Assessments).find(viewerOf(owner), id);
}

interface Owner {
  id: string;
  role: Role;
  name: string;
}

function viewerOf({ id, role, name }: Owner): Viewer {
  return { userId: id, role, name, sessionId: '' };
}
