export { cleanLines, cleanText } from './clean-text';
export { foldDigits, foldText } from './fold-text';
