import type { Language } from '../../../platform/mail';

interface Words {
  greeting: (name: string) => string;
  code: { subject: string; opening: string; lifetime: string; note: string };
  welcome: { subject: string; opening: string; email: (email: string) => string; action: string; note: string };
  changed: {
    subject: string;
    opening: (moment: string) => string;
    sessions: { oneLeft: string; allEnded: string };
    keysLeft: (names: string) => string;
    keysEnded: (names: string) => string;
    advice: string;
  };
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  code: {
    subject: 'Your code for a new Mizan password',
    opening:
      'Someone asked for a new password for your account. If it was you, type this code into the page that is open:',
    lifetime: 'It is valid for 10 minutes and for one use.',
    note: 'Don’t share this code; nobody from Mizan will ask for it. If it wasn’t you, do nothing: your password stays as it is.',
  },
  welcome: {
    subject: 'Your Mizan account is ready',
    opening: 'Your Mizan account is ready. Choose a password, then sign in.',
    email: (email) => `You sign in with ${email}.`,
    action: 'Choose a password',
    note: 'This link is only for you, works once and is valid for 7 days. After that, ask for a new password on the sign-in page.',
  },
  changed: {
    subject: 'Your Mizan password has been changed',
    opening: (moment) => `The password of your account was changed on ${moment}.`,
    sessions: {
      oneLeft: 'You stay signed in where you changed it, and were signed out everywhere else.',
      allEnded: 'You were signed out everywhere.',
    },
    keysLeft: (names) => `Your API keys still work: ${names}. Revoke those you don’t know.`,
    keysEnded: (names) => `Your API keys were revoked: ${names}. Programs that use them need new ones.`,
    advice: 'If it was not you, ask for a new password on the sign-in page at once, and tell your administrator.',
  },
};

const arabic: Words = {
  greeting: (name) => `مرحبًا ${name}،`,
  code: {
    subject: 'رمز تعيين كلمة مرور جديدة في ميزان',
    opening: 'طلب أحدهم، ونرجو أن تكون أنت، تعيين كلمة مرور جديدة. اكتب هذا الرمز في الصفحة المفتوحة لديك:',
    lifetime: 'الرمز صالح لمدة 10 دقائق ولمرة واحدة.',
    note: 'لا تُطلع أحدًا على الرمز، فلن يطلبه منك أحد من ميزان. وإن لم تكن أنت من طلبه فلا يلزمك أي إجراء: تبقى كلمة مرورك كما هي.',
  },
  welcome: {
    subject: 'حسابك في ميزان جاهز',
    opening: 'أُنشئ لك حساب في ميزان. اختر كلمة مرور ثم سجّل الدخول.',
    email: (email) => `بريدك لتسجيل الدخول هو \u2066${email}\u2069.`,
    action: 'اختر كلمة مرور',
    note: 'هذا الرابط خاص بك وحدك، ويعمل مرة واحدة، وهو صالح لمدة 7 أيام. بعد ذلك اطلب كلمة مرور جديدة من صفحة تسجيل الدخول.',
  },
  changed: {
    subject: 'تم تغيير كلمة مرورك في ميزان',
    opening: (moment) => `تم تغيير كلمة مرور حسابك في ${moment}.`,
    sessions: {
      oneLeft: 'بقيت مسجّل الدخول حيث غيّرتها، وسُجّل خروجك من كل مكان آخر.',
      allEnded: 'سُجّل خروجك من كل مكان.',
    },
    keysLeft: (names) => `ما زالت مفاتيح الواجهة البرمجية هذه تعمل: \u2068${names}\u2069. ألغِ ما لا تعرفه منها.`,
    keysEnded: (names) =>
      `أُلغيت مفاتيح الواجهة البرمجية هذه: \u2068${names}\u2069. وتحتاج البرامج التي كانت تستخدمها إلى مفاتيح جديدة.`,
    advice: 'إن لم تكن أنت من غيّرها فاطلب فورًا كلمة مرور جديدة من صفحة تسجيل الدخول وأبلغ مسؤول النظام لديك.',
  },
};

export function passwordWords(language: Language): Words {
  return language === 'ar' ? arabic : english;
}
