import { Injectable } from '@nestjs/common';
import { otherLanguage } from '@mizan/question-model';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access';
import { InvalidInput } from '../../platform/errors';
import { FieldProblems } from '../questions';
import { TestLibrary } from '../test-library';
import { assertExpected } from './assert-expected';
import { readConfiguration, readReportOptions, readRoleDetails } from './assessment-draft.policy';
import type { ConfigurationDraft, ReportOptionsDraft, RoleDetailsDraft } from './assessment-draft.policy';
import type { Assessment } from './assessment.entity';
import { translateDefaultBands } from './default-grade-bands';
import { EditAssessment } from './edit-assessment';
import { readGradeBands } from './grade-bands.policy';
import type { GradeBand } from './grade-bands.policy';
import { readIntegration } from './integration.policy';
import type { IntegrationDraft } from './integration.policy';
import { readProctoring } from './proctoring.policy';
import type { ProctoringDraft } from './proctoring.policy';
import { chosenTests, OrderedItemsQueries } from './ordered-items.queries';
import { carriedBandNames } from './translation/carried-band-names';
import { readAssessmentTranslation } from './translation/read-assessment-translation';
import type { AssessmentTranslationDraft } from './translation/read-assessment-translation';
import { WelcomeVideos } from './welcome-videos';
import type { WelcomeVideoDraft } from './welcome-videos';

const MAX_TESTS = 30;

export interface AssessmentChanges extends RoleDetailsDraft, WelcomeVideoDraft {
  testIds?: string[] | null;
  expectedTestIds?: string[] | null;
  configuration?: ConfigurationDraft | null;
  reportOptions?: ReportOptionsDraft | null;
  gradeBands?: GradeBand[] | null;
  expectedGradeBands?: GradeBand[] | null;
  translation?: AssessmentTranslationDraft | null;
  expectedTranslation?: AssessmentTranslationDraft | null;
  proctoring?: ProctoringDraft | null;
  integration?: IntegrationDraft | null;
}

/** Saves what an author just changed, and nothing else. */
@Injectable()
export class UpdateAssessment {
  constructor(
    private readonly editAssessment: EditAssessment,
    private readonly library: TestLibrary,
    private readonly items: OrderedItemsQueries,
    private readonly welcomeVideos: WelcomeVideos,
  ) {}

  execute(viewer: Viewer, id: string, changes: AssessmentChanges): Promise<Assessment> {
    return this.editAssessment.execute(viewer, id, async (assessment, manager) => {
      applyChanges(assessment, changes);
      await this.welcomeVideos.apply(viewer, assessment, changes);
      if (changes.testIds) await this.chooseTests(manager, viewer, assessment, changes);
    });
  }

  /** A test that was chosen before stays choosable, also when it is no longer published or active. */
  private async chooseTests(
    manager: EntityManager,
    viewer: Viewer,
    { id }: Assessment,
    { testIds, expectedTestIds }: AssessmentChanges,
  ): Promise<void> {
    const chosen = [...new Set(testIds?.map((testId) => testId.toLowerCase()))];
    if (chosen.length > MAX_TESTS) throw InvalidInput.at('testIds', 'max-items', { max: MAX_TESTS });
    const before = await this.items.ids(chosenTests, manager, id);
    assertExpected('expectedTestIds', { stored: before, expected: expectedTestIds, wanted: chosen });
    const added = chosen.filter((testId) => !before.includes(testId));
    await this.library.assertChoosable(manager, viewer, added);
    await this.items.arrange(chosenTests, manager, id, chosen);
  }
}

function applyChanges(assessment: Assessment, changes: AssessmentChanges): void {
  const {
    gradeBands,
    expectedGradeBands,
    configuration,
    reportOptions,
    proctoring,
    integration,
    translation,
    expectedTranslation,
    ...details
  } = changes;
  const problems = new FieldProblems();
  const before = { language: assessment.language, gradeBands: assessment.gradeBands };
  Object.assign(assessment, readRoleDetails(details, problems));
  assessment.gradeBands = gradeBands
    ? readGradeBands(gradeBands, problems)
    : translateDefaultBands(before.gradeBands, before.language, assessment.language);
  if (gradeBands) {
    assertExpectedBands(assessment, before.gradeBands, expectedGradeBands);
    carryBandNames(assessment, before.gradeBands);
  }
  if (configuration) assessment.configuration = readConfiguration(assessment.configuration, configuration, problems);
  if (proctoring) assessment.proctoring = readProctoring(assessment.proctoring, proctoring, problems);
  if (integration) assessment.integration = readIntegration(assessment.integration, integration, problems);
  if (translation) {
    const said = assessment.translation;
    assessment.translation = readAssessmentTranslation(said, translation, problems);
    assertExpected('expectedTranslation', {
      stored: textsOf(said),
      expected: expectedTranslation && textsOf(expectedTranslation),
      wanted: textsOf(assessment.translation),
    });
  }
  if (reportOptions) assessment.reportOptions = readReportOptions(assessment.reportOptions, reportOptions);
  problems.throwIfAny();
}

/** Where nothing is said, it says the empty text; a band that was added since is called nothing yet. */
function textsOf(texts: AssessmentTranslationDraft | null): unknown[] {
  const { title, jobRole, description, welcomeVideoUrl, bandNames } = texts ?? {};
  const named = (bandNames ?? []).join('\n').trimEnd();
  return [title ?? '', jobRole ?? '', description ?? '', welcomeVideoUrl ?? null, named];
}

/** Bands that nobody touched are the same ones in the other language: they follow that of the assessment by themselves. */
function assertExpectedBands(
  { gradeBands, language }: Assessment,
  before: readonly GradeBand[],
  expected: readonly GradeBand[] | null | undefined,
): void {
  const inOrder = (bands: readonly GradeBand[]) => bands.map(({ name, min, max, color }) => [name, min, max, color]);
  const followed = expected && translateDefaultBands(expected, language && otherLanguage(language), language);
  assertExpected('expectedGradeBands', {
    stored: inOrder(before),
    expected: followed && inOrder(followed),
    wanted: inOrder(gradeBands),
  });
}

function carryBandNames(assessment: Assessment, before: readonly GradeBand[]): void {
  const { translation, gradeBands: after } = assessment;
  if (!translation) return;
  assessment.translation = { ...translation, bandNames: carriedBandNames(translation.bandNames, { before, after }) };
}
