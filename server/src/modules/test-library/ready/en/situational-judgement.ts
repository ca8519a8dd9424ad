import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { situationalJudgement as said } from './said/situational-judgement';

export const situationalJudgement = bilingualTest(said, {
  key: 'situational-judgement-en',
  title: 'Judgement at work',
  jobRole: 'Any office role',
  description: 'Everyday situations between colleagues, managers, suppliers and deadlines: what would you do?',
  level: 'Mid Level',
  language: 'en',
  questions: [
    ask.oneOf(
      'In a meeting a colleague presents your analysis as her own. What do you do?',
      [
        'Interrupt her and say so in front of everybody',
        'Say nothing, and share less with her from now on',
        'Talk to her alone afterwards and agree on how it will be put right',
        'Complain about her to the rest of the team',
      ],
      2,
      ['Workplace judgement', 'Easy', 75, 5],
    ),
    ask.rating(
      'An hour ago Faisal sent a price list to a client. Now he sees a wrong price in it. He calls the client at once, sends a new list and tells his manager. How good is this reaction?',
      { min: 1, max: 5, labels: ['Poor', 'Excellent'], key: [4, 5] },
      ['Workplace judgement', 'Easy', 50, 4],
    ),
    ask.ranking(
      'It is nine o’clock. Put the tasks into the order in which you would begin them.',
      [
        'Customers cannot sign in: tell the technicians, ten minutes',
        'Figures that the director presents at eleven, one hour',
        'Minutes of yesterday’s meeting, promised for this afternoon',
        'Ideas for the team event next month',
      ],
      ['Workplace judgement', 'Medium', 90, 6],
    ),
    ask.someOf(
      'A supplier with whom you are negotiating offers you two tickets for a final. Your company allows gifts up to AED 100, and these cost 900. What is right? Mark all that apply.',
      [
        'Thank him and decline',
        'Take only one of the two',
        'Tell your manager about the offer',
        'Accept, but after the contract has been signed',
        'Go on negotiating as before',
      ],
      [0, 2, 4],
      ['Workplace judgement', 'Medium', 90, 6],
    ),
    ask.whether(
      'If you see early that you will miss a deadline, it is best to wait and hope, and to say so on the day itself.',
      false,
      ['Workplace judgement', 'Easy', 40, 3],
    ),
    ask.dropdown(
      'A new colleague asks you the same question for the third time. What do you do?',
      [
        'Answer shortly and sigh',
        'Show it once more and write the steps down together',
        'Tell him to ask somebody else',
        'Do it for him each time',
      ],
      1,
      ['Workplace judgement', 'Easy', 60, 4],
    ),
    ask.oneOf(
      'Your manager asks you to leave two complaints out of a report to the regulator. What do you do first?',
      [
        'Leave them out, because she decides',
        'Send the full report without telling her',
        'Say that you cannot leave out what has to be reported, and ask for her reasons',
        'Post the matter in a public group',
      ],
      2,
      ['Workplace judgement', 'Hard', 90, 6],
    ),
    ask.rating(
      'Two colleagues do not speak to each other any more, and the work suffers. Their team leader decides to wait until it passes. How good is this reaction?',
      { min: 1, max: 5, labels: ['Poor', 'Excellent'], key: [1, 2] },
      ['Workplace judgement', 'Medium', 50, 4],
    ),
    ask.forText(
      'Tell us about a decision at work, study or elsewhere that turned out to be wrong. How did you notice, and what did you do then?',
      'A real decision of one’s own, told clearly (3). Takes responsibility instead of blaming others (3). What was done to put it right and what is done differently today (4).',
      ['Workplace judgement', 'Medium', 360, 10],
    ),
  ],
});
