import { tierOf } from '../../exam';

interface Judgement {
  share: number;
  feedback: { en: string; ar: string };
}

/** What the demo's reviewer thinks of an essay, by how well it is written. */
const judgements: Readonly<Record<NonNullable<ReturnType<typeof tierOf>>, Judgement>> = {
  strong: {
    share: 0.95,
    feedback: {
      en: 'To the point, with an example that fits. Ask about this in the interview.',
      ar: 'إجابة دقيقة وواضحة، ونبرة مناسبة. تُناقش في المقابلة.',
    },
  },
  fair: {
    share: 0.65,
    feedback: {
      en: 'The main idea is there; it stops before the details that were asked for.',
      ar: 'الفكرة الأساسية حاضرة، لكن ينقصها شيء من التفاصيل المطلوبة.',
    },
  },
  weak: {
    share: 0.25,
    feedback: { en: 'Passes by what was asked.', ar: 'لا تجيب عمّا طُلب.' },
  },
};

/** Points in halves, with a word on them; null for a text that the demo did not write. */
export function judge(essay: string, points: number): { score: number; feedback: string } | null {
  const tier = tierOf(essay);
  if (!tier) return null;
  const { share, feedback } = judgements[tier];
  const language = /\p{Script=Arabic}/u.test(essay) ? 'ar' : 'en';
  return { score: Math.round(points * share * 2) / 2, feedback: feedback[language] };
}
