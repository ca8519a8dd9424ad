import { choices } from '../shared/choices';

export const qualifierContent = { choices };
