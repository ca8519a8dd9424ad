import type { Stage } from '../../../candidates';
import type { ResultStatus } from '../../../grading';
import type { Difficulty, QuestionType } from '../../../questions';

export type ReportLanguage = 'en' | 'ar';

/** Why a link opens no exam. */
export type ClosedInvitation = 'Cancelled' | 'Revoked' | 'Expired';

/** The words of the database in the reader's language, as the console writes them. */
export interface Names {
  type: Record<QuestionType, string>;
  difficulty: Record<Difficulty, string>;
  status: Record<ResultStatus, string>;
  /** Of the exam, or what became of an invitation that opens none. */
  stage: Record<Stage | ClosedInvitation, string>;
  /** The first four stages of the decision, by their ids, as long as nobody named them. */
  decision: Partial<Record<string, string>>;
  language: Record<ReportLanguage, string>;
}

export const names: Record<ReportLanguage, Names> = {
  en: {
    type: {
      qualifier: 'Qualifier',
      'multiple-choice': 'Multiple choice',
      'true-false': 'True or false',
      rating: 'Rating',
      dropdown: 'Dropdown',
      ranking: 'Ranking',
      matching: 'Matching',
      'open-ended': 'Open ended',
      'short-answer': 'Short answer',
      number: 'Number',
      'fill-in-the-blank': 'Fill in the blank',
      date: 'Date',
      spreadsheet: 'Spreadsheet',
      xlcx: 'Excel file',
      document: 'Document',
      slides: 'Slides',
      'file-upload': 'File upload',
      video: 'Video answer',
      audio: 'Audio answer',
    },
    difficulty: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
    status: { 'Under review': 'Under review', Passed: 'Passed', Failed: 'Failed' },
    stage: {
      Invited: 'Invited',
      Inrolled: 'Enrolled',
      Completed: 'Completed',
      Cancelled: 'Cancelled',
      Revoked: 'Revoked',
      Expired: 'Expired',
    },
    decision: { 'to-read': 'To read', shortlist: 'Shortlist', offer: 'Offer', rejected: 'Rejected' },
    language: { en: 'English', ar: 'Arabic' },
  },
  ar: {
    type: {
      qualifier: 'سؤال تأهيلي',
      'multiple-choice': 'اختيار من متعدد',
      'true-false': 'صح أو خطأ',
      rating: 'مقياس متدرّج',
      dropdown: 'قائمة منسدلة',
      ranking: 'ترتيب',
      matching: 'مطابقة',
      'open-ended': 'سؤال مفتوح',
      'short-answer': 'إجابة قصيرة',
      number: 'رقم',
      'fill-in-the-blank': 'املأ الفراغ',
      date: 'تاريخ',
      spreadsheet: 'جدول بيانات',
      xlcx: 'ملف إكسل',
      document: 'مستند',
      slides: 'شرائح عرض',
      'file-upload': 'رفع ملف',
      video: 'إجابة بالفيديو',
      audio: 'إجابة صوتية',
    },
    difficulty: { Easy: 'سهل', Medium: 'متوسط', Hard: 'صعب' },
    status: { 'Under review': 'قيد المراجعة', Passed: 'ناجح', Failed: 'راسب' },
    stage: {
      Invited: 'مدعو',
      Inrolled: 'مسجَّل',
      Completed: 'مكتمل',
      Cancelled: 'مسحوبة',
      Revoked: 'ملغاة',
      Expired: 'انتهت صلاحيتها',
    },
    decision: { 'to-read': 'للاطلاع', shortlist: 'القائمة القصيرة', offer: 'عرض عمل', rejected: 'مرفوض' },
    language: { en: 'الإنجليزية', ar: 'العربية' },
  },
};
