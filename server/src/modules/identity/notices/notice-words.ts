import type { Language } from '../../../platform/mail';

/** What happened to an account, for its owner to know. */
export const noticeKinds = [
  'new-device',
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'factors-reset',
  'factors-and-sign-on-reset',
  'api-key-created',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

interface Words {
  greeting: (name: string) => string;
  subjects: Record<NoticeKind, string>;
  openings: Record<NoticeKind, string>;
  facts: { when: string; device: string; address: string; what: string; by: string };
  unknownDevice: string;
  action: string;
  advice: string;
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  subjects: {
    'new-device': 'New sign-in to your Mizan account',
    'authenticator-added': 'One-time codes were turned on for your Mizan account',
    'authenticator-removed': 'One-time codes were turned off for your Mizan account',
    'passkey-added': 'A passkey was added to your Mizan account',
    'passkey-removed': 'A passkey was removed from your Mizan account',
    'recovery-codes-renewed': 'You have new recovery codes for Mizan',
    'recovery-code-used': 'A recovery code was used for your Mizan account',
    'factors-reset': 'Your second factors for Mizan were removed',
    'factors-and-sign-on-reset': 'Your second factors for Mizan were removed',
    'api-key-created': 'An API key was created in your Mizan account',
  },
  openings: {
    'new-device': 'Someone signed in to your account from a new browser.',
    'authenticator-added': 'From now on, signing in with your password also asks for a code from your app.',
    'authenticator-removed': 'Codes from your app are no longer asked for, and no longer accepted.',
    'passkey-added': 'The passkey signs you in without your password.',
    'passkey-removed': 'The passkey no longer signs anybody in.',
    'recovery-codes-renewed': 'The recovery codes you had before no longer work.',
    'recovery-code-used': 'It can’t be used again. If few are left, create new ones in your profile.',
    'factors-reset':
      'An administrator removed your passkeys, one-time codes and recovery codes, and signed you out everywhere. Your password still works. Add a second factor again in your profile.',
    'factors-and-sign-on-reset':
      'An administrator removed your passkeys, one-time codes and recovery codes, and signed you out everywhere. Single sign-on no longer knows your account: the next time it finds it by your email address. Add a second factor again in your profile.',
    'api-key-created': 'Programs with this key can act on your behalf, within its scopes.',
  },
  facts: { when: 'When', device: 'Device', address: 'Address', what: 'Name', by: 'By' },
  unknownDevice: 'Unknown device',
  action: 'Open my profile',
  advice:
    'If it was not you, change your password at once, end all other sessions in your profile, and tell your administrator.',
};

const arabic: Words = {
  greeting: (name) => `مرحبًا ${name}،`,
  subjects: {
    'new-device': 'تسجيل دخول جديد إلى حسابك في ميزان',
    'authenticator-added': 'فُعّلت الرموز المؤقتة لحسابك في ميزان',
    'authenticator-removed': 'أُوقفت الرموز المؤقتة لحسابك في ميزان',
    'passkey-added': 'أُضيف مفتاح مرور إلى حسابك في ميزان',
    'passkey-removed': 'أُزيل مفتاح مرور من حسابك في ميزان',
    'recovery-codes-renewed': 'لديك رموز استرداد جديدة لميزان',
    'recovery-code-used': 'استُخدم رمز استرداد لحسابك في ميزان',
    'factors-reset': 'أُزيلت وسائل التحقق الإضافية من حسابك في ميزان',
    'factors-and-sign-on-reset': 'أُزيلت وسائل التحقق الإضافية من حسابك في ميزان',
    'api-key-created': 'أُنشئ مفتاح واجهة برمجية في حسابك في ميزان',
  },
  openings: {
    'new-device': 'سجّل أحدهم الدخول إلى حسابك من متصفح لم يُستخدم لذلك من قبل.',
    'authenticator-added': 'من الآن فصاعدًا يُطلب منك بعد كلمة المرور رمز من تطبيقك.',
    'authenticator-removed': 'لم تعد رموز تطبيقك مطلوبة ولا مقبولة.',
    'passkey-added': 'يسجّل مفتاح المرور دخولك دون كلمة المرور.',
    'passkey-removed': 'لم يعد مفتاح المرور يسجّل دخول أحد.',
    'recovery-codes-renewed': 'لم تعد رموز الاسترداد السابقة صالحة.',
    'recovery-code-used': 'لا يمكن استخدامه مرة أخرى. إن لم يبقَ منها إلا القليل فأنشئ رموزًا جديدة من ملفك الشخصي.',
    'factors-reset':
      'أزال أحد المشرفين مفاتيح المرور والرموز المؤقتة ورموز الاسترداد، وسُجّل خروجك من كل مكان. ما زالت كلمة مرورك تعمل. أضف وسيلة تحقق إضافية من جديد من ملفك الشخصي.',
    'factors-and-sign-on-reset':
      'أزال أحد المشرفين مفاتيح المرور والرموز المؤقتة ورموز الاسترداد، وسُجّل خروجك من كل مكان. ولم يعد تسجيل الدخول الموحّد مرتبطًا بحسابك: سيُعثر عليه ببريدك الإلكتروني عند دخولك التالي. أضف وسيلة تحقق إضافية من جديد من ملفك الشخصي.',
    'api-key-created': 'يمكن للبرامج التي لديها المفتاح أن تعمل باسمك في حدود نطاقاته.',
  },
  facts: { when: 'الوقت', device: 'الجهاز', address: 'العنوان', what: 'الاسم', by: 'المنفّذ' },
  unknownDevice: 'جهاز غير معروف',
  action: 'افتح ملفك الشخصي',
  advice: 'إن لم تكن أنت فغيّر كلمة مرورك فورًا، وأنهِ جميع الجلسات الأخرى من ملفك الشخصي، وأبلغ مسؤول النظام لديك.',
};

export function noticeWords(language: Language): Words {
  return language === 'ar' ? arabic : english;
}
