import type { Language } from '../../../platform/mail';
import { arabicHandedIn } from './arabic-handed-in';
import { englishHandedIn } from './english-handed-in';
import type { HandedInWords } from './handed-in-text';

export const handedInWordsOf = (language: Language): HandedInWords =>
  language === 'ar' ? arabicHandedIn : englishHandedIn;
