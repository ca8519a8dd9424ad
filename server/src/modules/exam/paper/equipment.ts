import { QuestionType } from '../../questions';

export interface Equipment {
  needsCamera: boolean;
  needsMicrophone: boolean;
}

/** What a paper with questions of these types asks of the candidate's device. */
export function equipmentOf(types: readonly QuestionType[]): Equipment {
  const needsCamera = types.includes(QuestionType.VIDEO);
  return { needsCamera, needsMicrophone: needsCamera || types.includes(QuestionType.AUDIO) };
}
