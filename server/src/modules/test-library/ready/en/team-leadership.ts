import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { teamLeadership as said } from './said/team-leadership';

export const teamLeadership = bilingualTest(said, {
  key: 'team-leadership-en',
  title: 'Leading a team',
  jobRole: 'Team lead',
  description: 'Goals, delegation, hard conversations and figures, for people who already lead others.',
  level: 'Advanced',
  language: 'en',
  questions: [
    ask.oneOf(
      'Your best specialist keeps missing deadlines since a new colleague joined. What do you do first?',
      [
        'Move the deadlines without telling anybody',
        'Talk with the specialist alone and ask what has changed',
        'Give the new colleague the late work',
        'Remind the whole team of the deadlines in a meeting',
      ],
      1,
      ['Leadership', 'Medium', 75, 5],
    ),
    ask.someOf(
      'Which of these make a goal that a team can be measured by? Mark all that apply.',
      [
        'It names a figure and a date',
        'It leaves open who is responsible',
        'The team can influence the outcome',
        'It says how the result will be checked',
        'It changes whenever the week gets busy',
      ],
      [0, 2, 3],
      ['Leadership', 'Medium', 75, 5],
    ),
    ask.ranking(
      'You delegate a task of some weight for the first time. Put the steps into a sensible order.',
      [
        'Choose the person whom the task suits',
        'Explain the outcome and the limits',
        'Agree on when you look at it together',
        'Look at it at the agreed moments',
        'Talk about what was learned',
      ],
      ['Leadership', 'Medium', 90, 5],
    ),
    ask.whether('Whoever delegates a task also hands over the answer for its outcome to those above.', false, [
      'Leadership',
      'Easy',
      40,
      3,
    ]),
    ask.forNumber(
      'A team of 8 works 36 hours a week each. Meetings take 15% of that time, and support takes 43.2 hours a week altogether. How many hours a week are left for planned work?',
      '201.6',
      '0.1',
      ['Team planning', 'Hard', 150, 6],
      'h',
    ),
    ask.forNumber(
      'A team of 25 lost 4 people last year, all of whom were replaced. What was the turnover, in percent?',
      '16',
      '0',
      ['Team planning', 'Medium', 90, 4],
      '%',
    ),
    ask.dropdown(
      'Two people of your team refuse to work together, and both are right in part. What helps most?',
      [
        'Separate them for good',
        'Decide alone who is right',
        'Let each say what they need, then agree on rules for the work',
        'Wait until the project is over',
      ],
      2,
      ['Leadership', 'Hard', 75, 5],
    ),
    ask.oneOf(
      'A colleague of another department asks one of your people, past you, for a week of work. What is the best answer?',
      [
        'Forbid it in writing, with the management in copy',
        'Say nothing and move your own dates',
        'Agree with the colleague on what is urgent and what it displaces, and tell your team',
        'Ask your person to do it in the evenings',
      ],
      2,
      ['Leadership', 'Medium', 75, 5],
    ),
    ask.forText(
      'Somebody in your team has delivered weak work for two months. Describe the conversation that you would have: how you prepare it, what you say, and what you agree on.',
      [
        'Prepares with examples and figures rather than impressions (3)',
        'Asks for the reasons and listens before judging (3)',
        'Names clearly what has to change and by when (3)',
        'Agrees on support and on the next meeting (3)',
      ].join('\n'),
      ['Leadership', 'Hard', 480, 12],
    ),
  ],
});
