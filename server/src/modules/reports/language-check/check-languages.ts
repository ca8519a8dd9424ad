import { Injectable } from '@nestjs/common';
import { otherLanguage } from '@mizan/question-model';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../../assessments';
import { staffFileUrl } from '../../files';
import { showRichText } from '../../questions';
import { ReadMarkedPapers } from '../analytics';
import { compareLanguages } from './compare-languages';
import type { LanguageComparison } from './compare-languages';
import { SetAsideQueries } from './set-aside.queries';
import type { CheckedQuestion, LanguageCheck } from './language-check';

/** Of every twenty questions without any difference, one looks different. */
const BY_CHANCE = 0.05;

/** Whether the questions of an assessment measure the same in both languages. */
@Injectable()
export class CheckLanguages {
  constructor(
    private readonly assessments: Assessments,
    private readonly papers: ReadMarkedPapers,
    private readonly setAside: SetAsideQueries,
  ) {}

  /** @throws AssessmentNotFound */
  async execute(viewer: Viewer, assessmentId: string): Promise<LanguageCheck> {
    const { id } = await this.assessments.find(viewer, assessmentId);
    const papers = await this.papers.of(id);
    const compared = await compareLanguages(papers);
    const tested = compared.filter(({ functioning }) => functioning !== null);
    return {
      ...papers.results,
      expectedByChance: tested.length * BY_CHANCE,
      questions: compared.map(toNode).sort(byStrength),
      setAside: await this.setAside.of(id),
    };
  }
}

function toNode({ question, from, functioning, ...compared }: LanguageComparison): CheckedQuestion {
  const { questionId, type, text, textHtml, translation } = question;
  const { strength, delta, deltaError, chiSquare, p, difference, effectSize } = functioning ?? nothing;
  return {
    ...compared,
    questionId,
    type,
    text,
    textHtml: showRichText(textHtml, staffFileUrl),
    from,
    to: otherLanguage(from),
    translated: translation?.text ?? text,
    translatedHtml: showRichText(translation ? translation.textHtml : textHtml, staffFileUrl),
    strength,
    delta,
    deltaError,
    chiSquare,
    p,
    difference,
    effectSize,
  };
}

const nothing = {
  strength: null,
  delta: null,
  deltaError: null,
  chiSquare: null,
  p: null,
  difference: null,
  effectSize: null,
} as const;

/** The strongest first; among equals the greater difference. */
function byStrength(one: CheckedQuestion, other: CheckedQuestion): number {
  const rank = ({ strength }: CheckedQuestion) => (strength === null ? -1 : 'ABC'.indexOf(strength));
  const size = ({ delta, effectSize }: CheckedQuestion) => Math.abs(delta ?? effectSize ?? 0);
  return rank(other) - rank(one) || size(other) - size(one);
}
