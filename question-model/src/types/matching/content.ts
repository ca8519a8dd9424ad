import { group, id, list, text } from '../../shape/declare';
import { loose } from '../shared/choices';

export const MAX_PROMPTS = 20;
export const promptText = text({ max: 500 });

/** None of the choices can be fixed: its place would be given away. */
export const matchingContent = {
  prompts: list(
    group('ExamPrompt', { id: id(), text: promptText }, 'Something that one of the choices belongs to.'),
    'In the order in which they are shown.',
  ),
  choices: list(loose),
};
