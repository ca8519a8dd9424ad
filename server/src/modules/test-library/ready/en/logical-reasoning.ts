import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { logicalReasoning as said } from './said/logical-reasoning';

export const logicalReasoning = bilingualTest(said, {
  key: 'logical-reasoning-en',
  title: 'Logical reasoning',
  jobRole: 'Any role',
  description: 'Series, conclusions, arrangements and arguments. No subject knowledge is needed.',
  level: 'Mid Level',
  language: 'en',
  questions: [
    ask.forNumber('Which number comes next? 3, 6, 11, 18, 27, …', '38', '0', ['Numerical reasoning', 'Medium', 75, 5]),
    ask.oneOf(
      'All auditors in the office speak Arabic. Some people who speak Arabic also speak French. What follows for certain?',
      [
        'Some auditors speak French',
        'No auditor speaks French',
        'Whoever does not speak Arabic is not an auditor in this office',
        'Everyone who speaks French speaks Arabic',
      ],
      2,
      ['Logical reasoning', 'Medium', 75, 5],
    ),
    ask.whether(
      'If “when it rains, the match is off” is true, then “the match is off, so it rains” must be true as well.',
      false,
      ['Logical reasoning', 'Easy', 45, 3],
    ),
    ask.forNumber(
      'Four printers print 240 pages in 3 minutes. How many pages do six printers of the same kind print in 5 minutes?',
      '600',
      '0',
      ['Numerical reasoning', 'Medium', 90, 5],
    ),
    ask.oneOf(
      'Amal sits left of Basim, Dana sits right of Basim, and Karim sits between Basim and Dana. Who sits second from the left?',
      ['Amal', 'Basim', 'Karim', 'Dana'],
      1,
      ['Logical reasoning', 'Easy', 60, 4],
    ),
    ask.forWords('Monday is to Wednesday as Friday is to … ?', ['Sunday'], ['Logical reasoning', 'Easy', 40, 3]),
    ask.dropdown(
      'A code turns every letter into the next one of the alphabet: CAT becomes DBU. Which word becomes TBGF?',
      ['SAGE', 'SALE', 'SAFE', 'RAFT'],
      2,
      ['Logical reasoning', 'Easy', 60, 4],
    ),
    ask.ranking(
      'Five files were saved one after the other. The e-mail was saved first and the diagram last; the budget was saved before the agenda, and the agenda before the contract. Put the files into the order in which they were saved.',
      ['E-mail', 'Budget', 'Agenda', 'Contract', 'Diagram'],
      ['Logical reasoning', 'Medium', 90, 5],
    ),
    ask.someOf(
      'A shop says: “Since we painted the front blue, sales have risen by 20 %.” Which facts weaken the claim that the paint is the reason? Mark all that apply.',
      [
        'A competitor in the same street closed in the same week',
        'The paint was more expensive than planned',
        'Sales of shops that were not painted rose by 20 % too',
        'Most customers like blue',
      ],
      [0, 2],
      ['Logical reasoning', 'Hard', 90, 6],
    ),
    ask.forText(
      'You have eight coins that look alike; one is heavier. Explain how to find it with a balance in two weighings.',
      'Three against three (4). If they balance, the two that are left against each other (3); else one against one of the heavier three, and the third if they balance (3).',
      ['Problem solving', 'Hard', 240, 10],
    ),
  ],
});
