import type { QuestionType } from '../../../graphql/schema-generated';
import { fold } from '../../../lib/fold';

/** What people call each type, in both languages: an Arabic page finds "dropdown", an English one "قائمة". */
const WORDS: Record<QuestionType, string> = {
  QUALIFIER: 'qualifier screening knockout eligibility مؤهل تأهيل فرز استبعاد شرط',
  MULTIPLE_CHOICE: 'multiple choice mcq options several اختيار من متعدد خيارات',
  TRUE_FALSE: 'true false yes no statement صح خطأ نعم لا',
  RATING: 'rating scale stars likert survey تقييم ذاتي مقياس نجوم',
  DROPDOWN: 'dropdown select list قائمة منسدلة',
  RANKING: 'ranking order sequence sort ترتيب تسلسل',
  MATCHING: 'matching match pairs connect associate مطابقة مزاوجة توصيل أزواج',
  OPEN_ENDED: 'open ended essay long text paragraph سؤال مفتوح مقال نص طويل',
  SHORT_ANSWER: 'short answer word phrase text إجابة قصيرة كلمة عبارة',
  NUMBER: 'number numeric calculation unit رقم عدد حساب وحدة',
  FILL_IN_THE_BLANK: 'fill in the blank gap cloze املأ الفراغ فراغات',
  DATE: 'date day calendar تاريخ يوم تقويم',
  SPREADSHEET: 'spreadsheet grid table cells sheet جدول بيانات خلايا شبكة',
  XLCX: 'xlcx xlsx excel file workbook ملف إكسل مصنف',
  DOCUMENT: 'document word pdf doc docx مستند وثيقة',
  SLIDES: 'slides presentation powerpoint ppt pptx عرض تقديمي شرائح',
  FILE_UPLOAD: 'file upload attachment image رفع ملف مرفق صورة',
  VIDEO: 'video recording camera إجابة مصورة إجابة بالفيديو فيديو تسجيل كاميرا',
  AUDIO: 'audio voice recording microphone إجابة صوتية صوت تسجيل ميكروفون',
};

/** What is named as it was typed comes first; of the rest the order stays. */
export const namedFirst = <One>(ones: readonly One[], typed: string, nameOf: (one: One) => string): One[] => {
  const start = fold(typed);
  const rank = (one: One) => (start !== '' && fold(nameOf(one)).startsWith(start) ? 0 : 1);
  return [...ones].sort((one, other) => rank(one) - rank(other));
};

/** Every word that was typed begins a word of the type's names or of what the page says about it. */
export function isMeant(type: QuestionType, typed: string, shown: string): boolean {
  const words = ` ${fold(`${shown} ${WORDS[type]}`)}`;
  return fold(typed)
    .split(' ')
    .every((word) => words.includes(` ${word}`) || words.includes(` ال${word}`));
}
