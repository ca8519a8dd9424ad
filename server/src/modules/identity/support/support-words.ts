import type { Language } from '../../../platform/mail';

interface Words {
  subject: string;
  greeting: (name: string) => string;
  paragraphs: string[];
  action: string;
  note: string;
}

const english: Words = {
  subject: 'Getting back into Mizan',
  greeting: (name) => `Hello ${name},`,
  paragraphs: [
    'You wrote to us, and this address already has a Mizan account. You can set a new password yourself.',
    'Your message is with support as well. If the new password does not help, a person answers within 24 hours.',
  ],
  action: 'Set a new password',
  note: 'If you did not write to us, do nothing: your account stays as it is.',
};

const arabic: Words = {
  subject: 'العودة إلى حسابك في ميزان',
  greeting: (name) => `مرحبًا ${name}،`,
  paragraphs: [
    'كتبت إلينا، ولهذا البريد حساب في ميزان بالفعل. يمكنك تعيين كلمة مرور جديدة بنفسك.',
    'وصلت رسالتك إلى الدعم أيضًا. إن لم تُحلّ المشكلة بكلمة المرور الجديدة أجابك أحدنا خلال 24 ساعة.',
  ],
  action: 'عيّن كلمة مرور جديدة',
  note: 'إن لم تكن أنت من كتب إلينا فلا يلزمك أي إجراء: يبقى حسابك كما هو.',
};

export const supportWords = (language: Language): Words => (language === 'ar' ? arabic : english);
