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

/** What was typed, beside what stood there when somebody began to type. */
export interface KeptStages {
  began: StageDraft[];
  typed: StageDraft[];
}

const areStages = (kept: unknown): kept is StageDraft[] =>
  Array.isArray(kept) && kept.every((one: unknown) => typeof one === 'object' && one !== null && 'name' in one);

/** Whether what was kept is still of this shape. */
export const isKeptStages = (kept: unknown): kept is KeptStages =>
  typeof kept === 'object' &&
  kept !== null &&
  'began' in kept &&
  'typed' in kept &&
  areStages(kept.began) &&
  areStages(kept.typed);

/** What was typed earlier, laid over the stages as they are now: what nobody touched is as it is now. */
export function stagesOver(now: readonly StageDraft[], { began, typed }: KeptStages): StageDraft[] {
  const of = (stages: readonly StageDraft[], key: string) => stages.find((stage) => stage.key === key);
  const kept = typed.flatMap((stage) => {
    if (stage.id === null) return [stage];
    const present = of(now, stage.key);
    const isRenamed = of(began, stage.key)?.name !== stage.name;
    if (!present) return isRenamed ? [{ ...blankStage(), name: stage.name }] : [];
    return [isRenamed ? { ...present, name: stage.name } : present];
  });
  const isNew = ({ key, count }: StageDraft) => !of(typed, key) && (count > 0 || !of(began, key));
  return [...kept, ...now.filter(isNew)];
}

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
