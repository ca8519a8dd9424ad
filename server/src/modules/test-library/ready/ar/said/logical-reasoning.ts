import type { SaidTest } from '../../said-test';

export const logicalReasoning: SaidTest = {
  title: 'Logical thinking',
  jobRole: 'All roles',
  description: 'Series, conclusions, arrangements and arguments, without knowledge of any subject.',
  questions: [
    ['Which number comes next? 2, 5, 11, 23, 47, …'],
    [
      'All accountants in the company are good at spreadsheets. Salma is not good at spreadsheets. What follows?',
      'Salma is a new accountant',
      'Salma is not an accountant in the company',
      'Anyone who is good at spreadsheets is an accountant',
      'Nothing can be concluded',
    ],
    ['If it is true that “all who attended the course passed”, then all who passed must have attended the course.'],
    ['Five workers finish a job in 12 days. In how many days do ten workers finish it at the same pace?'],
    ['Doctor is to hospital as teacher is to … ?', ['school', 'a school', 'the school']],
    [
      'The day before yesterday was a Tuesday. What is the name of the day that follows tomorrow?',
      ['Saturday', 'a Saturday'],
    ],
    [
      'Five employees reached the office one after the other: Layla was the first and Saad the last; Huda came before Majed, and Majed before Rami. Put them into the order in which they came.',
      'Layla',
      'Huda',
      'Majed',
      'Rami',
      'Saad',
    ],
    [
      'In a code every letter is replaced by the next one of the alphabet, so “BED” becomes “CFE”. Which word becomes “DPX”?',
      'CAT',
      'BOW',
      'COW',
      'COT',
    ],
    [
      'A shop’s sales rose after its sign was changed. Which facts weaken the claim that the sign is the reason? Mark all that apply.',
      'A competing shop closed in the same week',
      'The sign was expensive',
      'Sales of the neighbouring shops rose by the same percentage',
      'The owner of the shop liked the sign',
    ],
    [
      'You have two jugs that hold 3 litres and 5 litres, and a tap. Explain how to get exactly 4 litres.',
      'Correct steps that end with 4 litres (8), a clear order (2). Example: fill the five, pour from it into the three, empty the three, pour the two litres that are left into it, fill the five and top up the three from it.',
    ],
  ],
};
