import type { DecisionStageInput } from '../../graphql/schema-generated';
import type { DecisionStages_AssessmentFragment } from './deciding-generated';

export interface StageDraft {
  key: string;
  /** Null of a new one. */
  id: string | null;
  name: string;
  /** Under which name it came; one of the first four that keeps it goes on being translated. */
  cameAs: string | null;
  /** How many people stand there. */
  count: number;
}

type Stage = DecisionStages_AssessmentFragment['decisionStages'][number];

export const stageDraftsOf = (stages: readonly Stage[], nameOf: (stage: Stage) => string): StageDraft[] =>
  stages.map((stage) => ({
    key: stage.id,
    id: stage.id,
    name: nameOf(stage),
    cameAs: stage.name === null ? nameOf(stage) : null,
    count: stage.count,
  }));

export const blankStage = (): StageDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  cameAs: null,
  count: 0,
});

export function stageMoved(drafts: readonly StageDraft[], index: number, by: 1 | -1): StageDraft[] {
  const [here, there] = [drafts[index], drafts[index + by]];
  return here && there ? drafts.with(index, there).with(index + by, here) : [...drafts];
}

export function stageProblemOf(drafts: readonly StageDraft[]): 'empty' | 'double' | null {
  const names = drafts.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return 'empty';
  return new Set(names).size < names.length ? 'double' : null;
}

export const stagesInput = (drafts: readonly StageDraft[]): DecisionStageInput[] =>
  drafts.map(({ id, name, cameAs }) => ({ id, name: name.trim() === cameAs ? null : name.trim() }));
