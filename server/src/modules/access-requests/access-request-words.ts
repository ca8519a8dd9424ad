import type { Language } from '../../platform/mail';

interface Asking {
  name: string;
  companyName: string;
}

interface Words {
  greeting: (name: string) => string;
  declined: {
    subject: string;
    opening: (companyName: string) => string;
    refusal: string;
    thanks: string;
    note: (address: string) => string;
  };
  requested: { subject: (who: Asking) => string; opening: (who: Asking) => string; action: string; note: string };
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  declined: {
    subject: 'Your request for access to Mizan',
    opening: (companyName) => `Thank you for your interest in Mizan, and for telling us about ${companyName}.`,
    refusal: 'We have reviewed your request with care. We can’t open an account for you at the moment.',
    thanks: 'We wish you every success in finding the right people.',
    note: (address) => `If you think we missed something, write to ${address}.`,
  },
  requested: {
    subject: ({ companyName }) => `Request for access: ${companyName}`,
    opening: ({ name, companyName }) => `${name} of ${companyName} asks for access to Mizan and writes:`,
    action: 'View request',
    note: 'You can turn these emails off in your settings.',
  },
};

const arabic: Words = {
  greeting: (name) => `مرحبًا ${name}،`,
  declined: {
    subject: 'طلبك للانضمام إلى ميزان',
    opening: (companyName) => `شكرًا لاهتمامك بميزان، ولتعريفنا بـ«${companyName}».`,
    refusal: 'اطّلعنا على طلبك بعناية، ولا يمكننا في الوقت الحالي فتح حساب لك.',
    thanks: 'نتمنى لك كل التوفيق في العثور على الأشخاص المناسبين.',
    note: (address) => `إن رأيت أنه قد فاتنا شيء فاكتب إلينا على \u2066${address}\u2069.`,
  },
  requested: {
    subject: ({ companyName }) => `طلب انضمام: ${companyName}`,
    opening: ({ name, companyName }) => `يطلب ${name} من «${companyName}» الانضمام إلى ميزان، وهذا نص رسالته:`,
    action: 'اطّلع على الطلب',
    note: 'يمكنك إيقاف هذه الرسائل من إعداداتك.',
  },
};

export function accessRequestWords(language: Language): Words {
  return language === 'ar' ? arabic : english;
}
