export { LanguageCheck } from './language-check';
