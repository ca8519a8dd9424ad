import type { Language } from '../../../platform/mail';

interface JoinWords {
  subject: (title: string) => string;
  greeting: (firstName: string) => string;
  opening: (title: string, jobRole: string) => string;
  place: string;
  action: string;
  note: (days: number) => string;
}

const english: JoinWords = {
  subject: (title) => `Your link: ${title}`,
  greeting: (firstName) => `Hello ${firstName},`,
  opening: (title, jobRole) => `Your details were entered to take “${title}”, an exam for the role ${jobRole}.`,
  place: 'Open it with the link below. This reserves your place, so do not wait long if places are few.',
  action: 'Open the exam',
  note: (days) =>
    `The link works for ${days} days and is only for you. Don’t share it. If it was not you who entered ` +
    'your details, ignore this email: nothing happens, and what was entered is deleted.',
};

const arabic: JoinWords = {
  subject: (title) => `رابط دخولك: ${title}`,
  greeting: (firstName) => `مرحبًا ${firstName}،`,
  opening: (title, jobRole) => `أُدخلت بياناتك لأداء التقييم «${title}» الخاص بوظيفة ${jobRole}.`,
  place: 'افتحه بالرابط أدناه. يُحجز مقعدك عند فتحه، فلا تتأخر إن كانت المقاعد قليلة.',
  action: 'افتح التقييم',
  note: (days) =>
    `يعمل الرابط مدة ${days} أيام وهو خاص بك وحدك، فلا تشاركه مع أحد. إن لم تكن أنت من أدخل بياناتك فتجاهل هذه الرسالة: ` +
    'لن يحدث شيء، وتُحذف البيانات المدخلة.',
};

export function joinWordsOf(language: Language): JoinWords {
  return language === 'ar' ? arabic : english;
}
