import { toggle } from '../../shape/declare';
import { choices } from '../shared/choices';

export const multipleChoiceContent = { choices, allowsSeveral: toggle() };
