import type { Explanation } from '@mizan/question-model';

export interface ExplanationParam {
  name: string;
  value: string;
}

export interface ShownExplanation {
  code: string;
  params: ExplanationParam[];
}

export function toShownExplanation({ code, params }: Explanation): ShownExplanation {
  return { code, params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })) };
}
