import { randomUUID } from 'node:crypto';
import { InvalidInput } from '../../../platform/errors';
import { cleanText } from '../../../platform/text';

/** Where somebody stands in the decision about them, beside the stage of the exam. Nothing moves them but a person. */
export interface DecisionStage {
  id: string;
  /** Null for one of the first four as it came: each reader is told its name in their own language. */
  name: string | null;
}

/** What an assessment begins with. */
export const FIRST_STAGES: readonly DecisionStage[] = ['to-read', 'shortlist', 'offer', 'rejected'].map((id) => ({
  id,
  name: null,
}));

export interface StageDraft {
  /** Left out of a new one. */
  id?: string | null;
  /** Left out of one of the first four that keeps its name. */
  name?: string | null;
}

/** Nothing but spaces is no text. */
export function textOrNull(typed: string | null | undefined): string | null {
  const text = cleanText(typed ?? '');
  return text === '' ? null : text;
}

/** @throws InvalidInput for two alike, one without a name, and an id that nobody knows. */
export function stagesFrom(drafts: readonly StageDraft[], present: readonly DecisionStage[]): DecisionStage[] {
  const known = new Set([...FIRST_STAGES, ...present].map(({ id }) => id));
  const isFirst = (id: string) => FIRST_STAGES.some((stage) => stage.id === id);
  const taken = new Set<string>();
  return drafts.map(({ id, name }, index) => {
    if (id != null && !known.has(id)) throw InvalidInput.at(`stages.${index}.id`, 'invalid');
    const own = id ?? randomUUID();
    const said = textOrNull(name);
    if (said === null && !isFirst(own)) throw InvalidInput.at(`stages.${index}.name`, 'required');
    for (const key of [own, said?.toLowerCase() ?? own]) {
      if (taken.has(key) && key !== own) throw InvalidInput.at(`stages.${index}.name`, 'duplicate');
      taken.add(key);
    }
    return { id: own, name: said };
  });
}
