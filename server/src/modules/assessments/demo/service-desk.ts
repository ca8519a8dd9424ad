import { ask } from '../../questions';
import { saidToo } from '../../test-library';
import { defaultGradeBands } from '../default-grade-bands';
import type { ReadyAssessment } from './ready-assessment';

/**
 * Sat in the language that candidates chose. In one question the translation has slipped, as the check of both languages shows: its
 * Arabic text has lost a "not".
 */
export const serviceDesk: ReadyAssessment = {
  title: 'Service desk agent, English or Arabic',
  jobRole: 'Service desk agent',
  description: 'For everybody who answers our customers, in the language in which they are at home.',
  level: 'Beginner',
  language: 'en',
  type: 'skills',
  languages: 'choice',
  translation: {
    title: 'موظف خدمة، بالعربية أو الإنجليزية',
    jobRole: 'موظف خدمة',
    description: 'لكل من يجيب عملاءنا، باللغة التي يتقنها.',
    welcomeVideoUrl: null,
    bandNames: defaultGradeBands('ar').map(({ name }) => name),
  },
  isActive: true,
  ageDays: 82,
  testIds: [],
  questions: [
    saidToo(
      ask.oneOf(
        'A customer asks for a discount that you may not give. What do you do first?',
        ['Promise it and ask later', 'Say what you can do, and ask a colleague who may', 'End the conversation'],
        1,
        ['Customer service', 'Easy', 60, 2],
      ),
      [
        'طلب عميل خصمًا لا يحق لك منحه. ماذا تفعل أولًا؟',
        'أعِد به وأسأل لاحقًا',
        'أبيّن ما أستطيع، وأسأل زميلًا يملك ذلك',
        'أنهي المحادثة',
      ],
    ),
    saidToo(
      ask.forNumber(
        'A delivery costs 18, and it is free from 150 on. What does a customer pay in all who orders for 145?',
        '163',
        '0',
        ['Numerical reasoning', 'Medium', 90, 2],
      ),
      ['أجرة التوصيل 18، وهو مجاني ابتداء من 150. كم يدفع إجمالًا عميل طلب بمبلغ 145؟'],
    ),
    saidToo(
      ask.whether('A complaint is settled once it has been written down.', false, ['Customer service', 'Easy', 40, 2]),
      ['تُعدّ الشكوى منتهية متى دُوّنت.'],
    ),
    saidToo(
      ask.oneOf(
        'Urgent requests are answered within one day, all others within three. A request that is not urgent came in on Monday at nine. By when must it be answered?',
        ['Tuesday at nine', 'Wednesday at nine', 'Thursday at nine', 'Friday at nine'],
        2,
        ['Attention to detail', 'Medium', 75, 2],
      ),
      [
        'يُجاب عن الطلبات العاجلة خلال يوم واحد، وعن غيرها خلال ثلاثة أيام. ورد طلب عاجل يوم الاثنين في التاسعة. متى يجب أن يُجاب عنه على الأبعد؟',
        'الثلاثاء في التاسعة',
        'الأربعاء في التاسعة',
        'الخميس في التاسعة',
        'الجمعة في التاسعة',
      ],
    ),
    saidToo(
      ask.dropdown(
        'Three customers wait. Whom do you answer first?',
        ['Whoever has waited longest', 'Whoever cannot work until you answer', 'Whoever is the friendliest'],
        1,
        ['Customer service', 'Medium', 60, 2],
      ),
      ['ثلاثة عملاء ينتظرون. من تجيبه أولًا؟', 'من طال انتظاره', 'من لا يستطيع العمل حتى تجيبه', 'ألطفهم'],
    ),
    saidToo(
      ask.forNumber('In 6 hours an agent answered 42 requests. How many is that in an hour?', '7', '0', [
        'Numerical reasoning',
        'Easy',
        60,
        2,
      ]),
      ['أجاب موظف في 6 ساعات عن 42 طلبًا. كم طلبًا في الساعة؟'],
    ),
    saidToo(
      ask.whether('You may read a customer’s address aloud to whoever asks for it on the telephone.', false, [
        'Data protection',
        'Easy',
        40,
        2,
      ]),
      ['يجوز أن تقرأ عنوان العميل لكل من يطلبه بالهاتف.'],
    ),
    saidToo(
      ask.oneOf(
        'A customer writes the same question for the third time. What was most likely missing in the answers?',
        ['A greeting', 'An answer to what was asked', 'The name of the manager', 'A picture'],
        1,
        ['Customer service', 'Hard', 75, 2],
      ),
      [
        'كتب عميل السؤال نفسه للمرة الثالثة. ما الذي كان ينقص الأجوبة على الأرجح؟',
        'التحية',
        'جواب عما سأل عنه',
        'اسم المدير',
        'صورة',
      ],
    ),
  ],
};
