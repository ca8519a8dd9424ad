import { choices } from '../shared/choices';

export const dropdownContent = { choices };
