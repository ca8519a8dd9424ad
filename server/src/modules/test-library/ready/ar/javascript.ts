import { ask } from '../../../questions';
import { inBlocks } from '../in-blocks';
import { bilingualTest } from '../said-test';
import { javascript as said } from './said/javascript';

export const javascript = bilingualTest(said, {
  key: 'javascript-ar',
  title: 'أساسيات جافا سكريبت',
  jobRole: 'مطور واجهات',
  description: 'القيم والدوال والمصفوفات والوعود، من خلال قراءة مقاطع قصيرة من الشيفرة.',
  level: 'Beginner',
  language: 'ar',
  questions: [
    inBlocks(
      ask.forNumber(
        'ما العدد الذي يطبعه هذا المقطع؟\n\nconst sales = [120, 90, 210];\nconsole.log(sales.reduce((sum, sale) => sum + sale, 0));',
        '420',
        '0',
        ['جافا سكريبت', 'Easy', 60, 4],
      ),
    ),
    ask.oneOf(
      'ما الصحيح في المتغيّر المعلن بالكلمة const؟',
      [
        'لا يمكن إسناد قيمة أخرى إليه',
        'لا يمكن تغيير محتوى المصفوفة التي يشير إليها',
        'يُقرأ قبل السطر الذي أُعلن فيه',
        'يجب أن تكون قيمته عددًا',
      ],
      0,
      ['جافا سكريبت', 'Medium', 60, 4],
    ),
    inBlocks(
      ask.dropdown('ما الذي يطبعه هذا السطر؟\n\nconsole.log("5" + 3 - 1);', ['7', '52', '531', 'NaN'], 1, [
        'جافا سكريبت',
        'Hard',
        60,
        5,
      ]),
    ),
    inBlocks(ask.whether('قيمة هذا التعبير true.\n\n0 === "0"', false, ['جافا سكريبت', 'Easy', 40, 3])),
    ask.someOf(
      'أي هذه التوابع يعيد مصفوفة جديدة ويترك المصفوفة الأصلية كما هي؟ حدّد كل ما ينطبق.',
      ['map', 'push', 'filter', 'sort', 'slice'],
      [0, 2, 4],
      ['جافا سكريبت', 'Medium', 75, 5],
    ),
    ask.forWords(
      'ما الكلمة المفتاحية التي تنهي الدالة وتعيد منها قيمة؟ اكتبها بالحروف اللاتينية.',
      ['return'],
      ['جافا سكريبت', 'Easy', 30, 3],
    ),
    ask.blanks(
      'أكمل المقطع ليأخذ آخر عنصر في المصفوفة names، ثم عدد عناصرها.',
      'const last = names.at([[1]]);\nconst count = names.[[2]];',
      [['-1', '- 1'], ['length']],
      ['جافا سكريبت', 'Medium', 75, 5],
    ),
    inBlocks(
      ask.ranking(
        'رتّب الكلمات بحسب ظهورها على الشاشة.\n\nconsole.log("بداية");\nsetTimeout(() => console.log("مؤقّت"), 0);\nPromise.resolve().then(() => console.log("وعد"));\nconsole.log("نهاية");',
        ['بداية', 'نهاية', 'وعد', 'مؤقّت'],
        ['جافا سكريبت', 'Hard', 90, 6],
      ),
    ),
    ask.oneOf(
      'أي سطر يستخرج الخاصية city من الكائن user؟',
      ['const [city] = user;', 'const { city } = user;', 'const (city) = user;', 'const city <- user;'],
      1,
      ['جافا سكريبت', 'Easy', 45, 3],
    ),
    ask.forText(
      'يعرض متجر إلكتروني خمسة آلاف منتج في صفحة واحدة، فأصبحت الصفحة بطيئة. اشرح كيف تعرف موضع البطء، واقترح حلّين.',
      'يقيس قبل أن يغيّر، بأدوات المتصفح مثلًا (4)، ويقترح حلّين مناسبين مثل تقسيم الصفحات أو عرض الظاهر فقط أو تأجيل تحميل الصور (2 لكل منهما)، ويقيس الأثر بعد التغيير (2).',
      ['حل المشكلات', 'Hard', 300, 10],
    ),
  ],
});
