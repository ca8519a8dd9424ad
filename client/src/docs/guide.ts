import source from '../../../docs/api.md?raw';
import { parseMarkdown } from './markdown/parse';

/** The guide for integrators, as it lies in the repository. */
export const guide = parseMarkdown(source);
