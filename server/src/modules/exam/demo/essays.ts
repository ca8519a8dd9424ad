/** How well an essay of the demo data is written; the marks of the demo follow it. */
export type Tier = 'strong' | 'fair' | 'weak';

interface Essays extends Record<Tier, string> {
  /** How the question begins. */
  about: string;
}

/** What the invented candidates write to the open questions of the demo assessments. */
const essays: readonly Essays[] = [
  {
    about: 'Explain to a manager without a finance background',
    strong:
      'Profit counts a sale when we deliver, cash counts it when the customer pays. In a good month we may deliver a lot on sixty days of credit, buy stock for the next season and pay the insurance of the whole year: the profit is there, the money is not yet. Think of a plumber who has earned 2,000 this week, has been paid for none of it, and has just bought a van.',
    fair: 'Because customers pay later than we send the invoice. We book the profit now and get the cash in two months. We can also buy machines, which takes cash at once but is not a cost at once.',
    weak: 'This happens when the expenses were higher than expected or the accruals were not reversed correctly.',
  },
  {
    about: 'Monthly sales fell by 12 %',
    strong:
      'First, the baskets may have become smaller, for example since free shipping starts at a lower amount: I would compare the average order value and the items per order before and after. Second, the discounts may have grown: I would look at the share of discounts in gross sales and at the price per unit of the same products, so that a change in the mix does not mislead me.',
    fair: 'Maybe there was a promotion, so people bought more often but cheaper things. I would check the discount per order. Or returns went up; I would count the returns.',
    weak: 'The data could be wrong. I would check the database and draw a chart.',
  },
  {
    about: 'You have eight coins that look alike',
    strong:
      'Weigh three coins against three. If they balance, the heavy one is among the two that are left: weigh those against each other. If one side is heavier, take its three coins and weigh one against another. The heavier one is it; if they balance, it is the third.',
    fair: 'Put three on each side. If they are equal, weigh the other two. If not, weigh two coins of the heavy side.',
    weak: 'Put four on each side, take the heavy four, weigh two against two, then one against one.',
  },
  {
    about: 'A customer’s data import failed twice',
    strong:
      'Dear Ms Farah, your import has failed twice today, and I am sorry: you should not have to chase this. What we know: the file is accepted, and the import stops at the same row each time. What we do not know yet is why. I will write again by 15:00, with or without a result. If you need the contacts today, send me the file, and we will load it by hand within the hour. Sami',
    fair: 'Hello, sorry for the problem with your import. Our team is looking into it and we will come back to you as soon as possible. Meanwhile you can send us your file and we will try to import it for you.',
    weak: 'Dear customer, imports sometimes fail because of the format of the file. Please check your file and try again.',
  },
  {
    about: 'A customer writes: “Third time I contact you.',
    strong:
      'You are right, and I am sorry: the mistake is ours, and you should not have had to write three times. It was mended this morning. Invoice 2209 now shows 48.00 instead of 84.00, and the difference is on its way back to your card. For your trouble, next month is free of charge. If anything still looks wrong, write to me directly. Lea',
    fair: 'I am sorry about the wrong invoice. It has been corrected and you will receive the new one by e-mail. We hope that you stay with us.',
    weak: 'We regret to hear that you are not satisfied. Please note that the invoice was corrected already.',
  },
  {
    about: 'You cannot attend tomorrow’s project meeting.',
    strong:
      'Dear Omar, I am afraid I cannot attend tomorrow’s project meeting because of a medical appointment that could not be moved. Salma has prepared the figures with me and will speak for our team. Could you please send me the minutes afterwards? I will answer any open questions by Thursday noon. Kind regards, Hadi',
    fair: 'Hi Omar, I can’t come to the meeting tomorrow because I have a doctor appointment. Salma will be there instead of me. Please send me the minutes. Thanks',
    weak: 'I will not be in meeting tomorrow, sorry for that. Please tell me what you will discuss.',
  },
  {
    about: 'The gross margin is three points below budget',
    strong:
      'I would lead from budget to actual in three steps. Price: actual volumes at budget prices against actual prices, for each product group. Mix: the actual total at the budget’s mix against the actual mix. Cost: actual against standard, split into purchase price, usage and freight. I need invoices by article and the standard cost sheet; rebates that are booked late would blur the prices, so I would show them apart. At the end: two prices to raise, one supplier to talk to, who does it and by when.',
    fair: 'I would compare budget and actual for each product and see whether prices, the mix or the costs have changed. Then I would show the biggest differences in a chart and ask the managers to explain them.',
    weak: 'I would present the profit and loss account with the variances and recommend to reduce costs.',
  },
  {
    about: 'A colleague hands you a forecast whose balance sheet',
    strong:
      'First the pattern: half of 7,200 is 3,600, so I look for 3,600 with the wrong sign, and for a line of 7,200 that is missing. Then I find the first period that does not balance, and check there whether the profit flows into retained earnings and whether the cash flow ends in the cash line. When it is mended I add a check row that turns red in any period.',
    fair: 'I check the links between the three statements and look for the period in which the difference starts. Often it is the cash line or a number typed over a formula.',
    weak: 'I go through all the formulas one by one until I find the error.',
  },
  {
    about: 'اتصل عميل يطلب إلغاء اشتراكه',
    strong:
      'أتفهّم انزعاجك من ارتفاع السعر، ومن حقك أن تعيد النظر في اشتراكك. لدينا باقة أصغر بسعرك السابق نفسه، تحتفظ معها برقمك وخدماتك الأساسية، وأستطيع نقلك إليها الآن إن أحببت. وإن كنت تفضّل الإلغاء فسأنجزه لك حالًا دون رسوم، وتصلك رسالة التأكيد خلال دقائق، ويتوقف الاشتراك في نهاية الشهر المدفوع.',
    fair: 'أعتذر عن ارتفاع السعر. لدينا عرض أقل سعرًا قد يناسبك، وإن لم يعجبك أكملت لك إجراءات الإلغاء.',
    weak: 'ارتفع السعر على جميع العملاء ولا يمكن تغييره. هل تريد الإلغاء أم لا؟',
  },
  {
    about: 'يطلب متصل بيانات حساب أخته',
    strong:
      'أقدّر رغبتك في مساعدة أختك، لكنني لا أستطيع الإفصاح عن بيانات حسابها لأحد سواها، حتى لأقرب الناس إليها، وهذا ما يحمي حسابك أنت أيضًا. يمكنها الاتصال بنا حتى العاشرة مساءً، أو توكيلك رسميًا عبر التطبيق في دقيقتين، ويسعدني أن أخدمك بعدها مباشرة.',
    fair: 'عذرًا، لا يمكنني إعطاؤك بيانات الحساب لأنها خاصة بصاحبته. اطلب منها أن تتصل بنا بنفسها.',
    weak: 'ما اسم أختك الكامل؟ سأبحث في النظام وأرى ما يمكنني إخبارك به.',
  },
];

export function essayAbout(question: string, tier: Tier): string | null {
  return essays.find(({ about }) => question.startsWith(about))?.[tier] ?? null;
}

/** The tier of an essay that `essayAbout` gave; null for any other text. */
export function tierOf(text: string): Tier | null {
  const tiers = ['strong', 'fair', 'weak'] as const;
  return tiers.find((tier) => essays.some((essay) => essay[tier] === text)) ?? null;
}
