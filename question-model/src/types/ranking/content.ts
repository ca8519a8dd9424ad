import { list } from '../../shape/declare';
import { loose } from '../shared/choices';

/** None can be fixed: its place would be given away. */
export const rankingContent = { choices: list(loose) };
