import { cleanText } from '../../../platform/text';
import { foldText } from '../../questions';
import type { CandidateField } from './candidate-table';

/** How people head the columns of such lists, in English and Arabic; compared after folding, so spelling forms are covered. */
const names: Record<CandidateField, string[]> = {
  FIRST_NAME: [
    'first name, firstname, first, given name, given names, forename, fname, candidate first name, applicant first name',
    'الاسم الأول, الإسم الأول, اسم أول, الأول, الاسم الشخصي, اسم المرشح الأول, اسمك الأول',
  ],
  LAST_NAME: [
    'last name, lastname, last, surname, family name, family, lname, candidate last name, applicant last name',
    'اسم العائلة, الاسم الأخير, الإسم الأخير, اسم الأسرة, العائلة, اللقب, الكنية, الشهرة, الأخير, النسبة',
  ],
  NAME: [
    'name, full name, fullname, candidate, candidate name, applicant, applicant name, employee name, person, contact name',
    'الاسم, اسم, الاسم الكامل, الاسم بالكامل, الاسم كاملا, الاسم الثلاثي, الاسم الرباعي, المرشح, اسم المرشح',
    'اسم المرشحة, اسم المتقدم, المتقدم, اسم الموظف, الاسم والكنية, الاسم واللقب',
  ],
  EMAIL: [
    'email, e mail, mail, email address, e mail address, mail address, email id, work email, personal email, candidate email',
    'emails, email addresses, candidate email address, candidate email addresses, e mail 1 value, primary email',
    'البريد الإلكتروني, البريد الالكتروني, البريد, بريد إلكتروني, عنوان البريد الإلكتروني, عنوان البريد, الإيميل, ايميل',
    'البريد الإلكتروني للمرشح, إيميل المرشح',
  ],
  PHONE: [
    'phone, phone number, phone no, mobile, mobile number, mobile no, mobile phone, cell, cell phone, cellphone, telephone',
    'tel, gsm, whatsapp, whatsapp number, contact number, contact no, candidate phone, phone 1, mobile 1',
    'phone numbers, phones, candidate phone number, candidate phone numbers, phone 1 value, home phone, business phone',
    'الهاتف, رقم الهاتف, هاتف, الجوال, رقم الجوال, جوال, الموبايل, رقم الموبايل, موبايل, المحمول, رقم المحمول, الهاتف المحمول',
    'رقم الهاتف المحمول, الهاتف الجوال, رقم الهاتف الجوال, النقال, رقم النقال, الهاتف النقال, التلفون, تلفون, رقم التلفون',
    'التليفون, رقم التليفون, الخلوي, رقم الخلوي, الهاتف الخلوي, واتساب, رقم الواتساب, رقم التواصل, رقم الاتصال, السيلولار',
  ],
  LANGUAGE: [
    'language, lang, exam language, test language, preferred language, language of the exam, locale',
    'اللغة, لغة, لغة الاختبار, اللغة المفضلة, لغة المرشح, لغة الدعوة',
  ],
};

const fieldsByName = new Map(
  Object.entries(names).flatMap(([field, lines]) =>
    lines.flatMap((line) => line.split(', ').map((name) => [headerKey(name), field as CandidateField] as const)),
  ),
);

/** Some write the family name here, some the father's name beside a column for the family: the latter decides then. */
const secondNames = new Set(['second name', 'الاسم الثاني', 'اسم الأب'].map(headerKey));

const spokenOf: [CandidateField, RegExp][] = [
  ['EMAIL', /(?:^|\s)(?:e ?mails?|mail)(?:\s|$)|بريد|ايميل/u],
  ['PHONE', /(?:^|\s)(?:phones?|mobile|telephone|whatsapp|cell)(?:\s|$)|هاتف|جوال|موبايل|محمول|واتس|نقال/u],
  ['NAME', /(?:^|\s)names?(?:\s|$)|(?:^|\s)(?:ال)?اسم/u],
];
/** Names of things, and of people who are not the candidate. */
const OF_OTHERS =
  /company|employer|job|title|position|school|university|organi[sz]ation|user ?name|file|recruiter|manager|coordinator|referr|interviewer|source|شركه|وظيفه|جامعه|مدرسه|مستخدم|ملف|مدير/u;

const LONGEST_HEADING = 80;

/** The field that a column heading stands for, if it is one of those that we know. */
export function fieldNamed(heading: string): CandidateField | undefined {
  return heading.length > LONGEST_HEADING ? undefined : fieldsByName.get(headerKey(heading));
}

/** Whether the column can stand in for the last name when no better one does. */
export function namesSecondName(heading: string): boolean {
  return heading.length <= LONGEST_HEADING && secondNames.has(headerKey(heading));
}

/** What a longer heading speaks of: “Your mobile number, with country code”, “E-mail 1 - Value”, «ما اسمك الكامل؟». */
export function looseFieldOf(heading: string): CandidateField | undefined {
  const key = headerKey(heading.slice(0, 300));
  if (OF_OTHERS.test(key)) return undefined;
  return spokenOf.find(([, words]) => words.test(key))?.[0];
}

/** "E-mail *", "Email:", "email_address" and "E-Mail (work)" are the same heading as far as reading goes. */
function headerKey(heading: string): string {
  return foldText(cleanText(heading))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
